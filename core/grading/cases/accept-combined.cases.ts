import type { GradingCase } from './case.ts';

/** Learners use several rules in one answer. */
export const acceptCombinedCases: readonly GradingCase[] = [
  {
    model: '私は学校へ行きます。',
    typed: 'がっこうにいきます',
    verdict: 'correct',
    why: 'kana, 私は left out, に',
  },
  {
    model: '私は学校へ行きます。',
    typed: 'がっこうにいく',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'kana, 私は left out, に, plain',
  },
  {
    model: '私は学校へ行きます。',
    typed: 'gakkou ni iku yo',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'romaji, 私は left out, に, plain, よ',
  },
  {
    model: '私は7時に家へ帰ります。',
    typed: '七時にうちに帰ります',
    verdict: 'correct',
    why: 'number, a second reading, に',
  },
  {
    model: '私はまだ昼ご飯を食べていません。',
    typed: 'まだ昼ごはんを食べてないです',
    verdict: 'correct',
    why: '私は left out, contraction, other polite form',
  },
  {
    model: '私はまだ昼ご飯を食べていません。',
    typed: 'まだひるごはんをたべてないよ',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'contraction, plain, よ, kana',
  },
  {
    model: '[私は](日本|東京)へ行きたいです。',
    typed: 'とうきょうに行きたい',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'rules on top of the notation',
  },
  {
    model: '私は友達と図書館で勉強します。',
    typed: '図書館で友だちと勉強します',
    verdict: 'correct-with-note',
    notes: ['order'],
    why: '私は left out, reordered, a kanji variant',
  },
  {
    model: '私は医者ではありません。',
    typed: '僕は医者じゃないです',
    verdict: 'correct-with-note',
    notes: ['first-person'],
    why: '僕, contraction, other polite form',
  },
  {
    model: 'お茶を2つください。',
    typed: 'お茶をふたつ下さい',
    verdict: 'correct',
    why: 'number by sound, kanji for kana',
  },
  {
    model: '{昨日 デパートで}靴を買いました。',
    typed: 'デパートで昨日くつを買ったよ',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'free order of the author, kana, plain, よ',
  },
  {
    model: '雨が降っていますから、出かけません。',
    typed: '雨が降ってるから、出かけません',
    verdict: 'correct-with-note',
    notes: ['use-polite'],
    why: 'plain and contracted before から',
  },
  {
    model: '雨が降っていますから、出かけません。',
    typed: '雨がふってますから、でかけないです',
    verdict: 'correct',
    why: 'contracted before から, other polite form at the end',
  },
  {
    model: '先生のお名前を忘れてしまいました。',
    typed: '先生の名前を忘れちゃいました',
    verdict: 'correct',
    why: 'お left out, contraction',
  },
  {
    model: '電車が来ませんでしたから、タクシーで会社へ行きました。',
    typed: '電車が来なかったですから、会社へタクシーで行きました。',
    verdict: 'correct-with-note',
    notes: ['order'],
    why: 'other polite form in the clause, reordered in the main clause',
  },
];
