import type { Scene, ScriptLine, ScriptStep } from './scene.ts';

const line = (ja: string): ScriptLine => ({ ja, vi: `vi ${ja}` });

const cafe: ScriptStep = {
  asks: line('何[なに]を飲[の]みますか。'),
  again: line('飲[の]み物[もの]は？'),
  answers: [line('お茶[ちゃ]をください。'), line('ミルクはどこにありますか。')],
  reactions: [
    { when: ['いくら'], unless: [], says: line('百円です。'), stays: true },
    { when: ['お茶', 'おちゃ'], unless: ['コーヒー'], says: line('お茶ですね。'), stays: false },
    { when: ['いりません'], unless: [], says: line('そうですか。'), stays: false },
  ],
  otherwise: line('はい。'),
  back: line('私[わたし]は水[みず]です。'),
};

const dish: ScriptStep = {
  asks: line('何[なに]を食[た]べますか。'),
  again: line('食[た]べ物[もの]は？'),
  answers: [line('パンをください。')],
  reactions: [],
  otherwise: line('わかりました。'),
};

/** A scene of two steps. */
export const sceneForTest: Scene = {
  id: 'cafe',
  title: 'Quán cà phê',
  description: 'Gọi đồ uống.',
  level: 'N5',
  opening: line('いらっしゃいませ。'),
  steps: [cafe, dish],
  unknown: line('それはわかりません。'),
  closing: line('またどうぞ。'),
};
