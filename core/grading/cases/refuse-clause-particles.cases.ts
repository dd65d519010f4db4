import type { GradingCase } from './case.ts';
import { wrong, wrongSomehow } from './refuse-rows.ts';

const LISTENING = { mode: 'listening' } as const;

/** が of the subject is not けど, から of a starting point is not ので, and each needs its own form before it. */
export const clauseParticleCases: readonly GradingCase[] = [
  ...wrong(
    ['particle-wrong'],
    [
      ['猫が好きです', '猫けど好きです', 'が of what is liked'],
      ['行ったけど会えなかった', '行ったから会えなかった', 'although and because'],
      ['寒いから帰ります', '寒いけど帰ります', 'because and although'],
      ['行ったが会えなかった', '行ったのに会えなかった', 'のに is more than but'],
      ['行ったが会えなかった', '行ったけど会えなかった', 'が was said, not けど', LISTENING],
      ['寒いから帰ります', '寒いので帰ります', 'から was said, not ので', LISTENING],
      ['駅から歩きます', '駅ので歩きます', 'から of the start'],
      ['ご飯を食べてから寝ます', 'ご飯を食べてので寝ます', 'てから: after, not because'],
      ['遅れたのは忙しかったからです', '遅れたのは忙しかったのでです', 'からです has no ので'],
      ['静かだから好きです', '静かだので好きです', 'だ before ので'],
      ['雨ですから行きません', '雨だので行きません', 'だ before ので, where です would do'],
      ['静かなので好きです', '静かなから好きです', 'な before から'],
      ['雨ですので行きません', '雨なから行きません', 'な before から, where です would do'],
    ],
  ),
  ...wrong(['verb-form'], [['雨ですので行きません', '雨だので行きません', 'だ for です before ので']]),
  ...wrong(['verb-form'], [['雨でしたので寝ました', '雨なので寝ました', 'な for でした: another tense']]),
  ...wrong(['tense'], [['寒いから帰ります', '寒かったので帰ります', 'ので, and another tense']]),
  ...wrong(
    ['verb-form'],
    [['雨ですから行きません', '雨だから行きません', 'politeness is pinned', { register: 'pinned' }]],
  ),
  ...wrongSomehow([
    ['雨ですから行きません', '雨なので行きません', 'pinned, with the other particle', { register: 'pinned' }],
    ['静かなので好きです', '静かので好きです', 'neither な nor です'],
    ['行くんですから大丈夫です', '行くんなので大丈夫です', 'な after ん'],
  ]),
];
