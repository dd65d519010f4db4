import { describe, expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { plainTokens } from '../notation/analyse.ts';

const tokenize = await loadTokenizer();

describe('十分: ten minutes only where the sentence says so', () => {
  test.each([
    ['十時十分前です', 'じゅっぷん', 'after an hour'],
    ['駅まで十分です', 'じゅっぷん', 'a distance'],
    ['学校まで自転車で十分です', 'じゅっぷん', 'a distance, by bicycle'],
    ['駅から十分です', 'じゅっぷん', 'a distance from a place'],
    ['歩いて十分です', 'じゅっぷん', 'walking'],
    ['十分かかります', 'じゅっぷん', 'it takes'],
    ['十分待ってください', 'じゅっぷん', 'waiting'],
    ['十分で着きます', 'じゅっぷん', 'within'],
    ['十分ぐらいです', 'じゅっぷん', 'about'],
    ['これで十分です', 'じゅうぶん', 'enough'],
    ['時間は十分あります', 'じゅうぶん', 'enough time'],
    ['安いから十分です', 'じゅうぶん', 'a reason, not a place'],
    ['最後まで十分に楽しんだ', 'じゅうぶん', 'fully'],
    ['もう十分休みました', 'じゅうぶん', 'enough in case of doubt'],
    ['それで十分である', 'じゅうぶん', 'である is no action'],
  ])('%s: %s, %s', (text, expected) => {
    expect(
      plainTokens(text, tokenize)
        .map(({ reading }) => reading)
        .join(''),
    ).toContain(expected);
  });
});
