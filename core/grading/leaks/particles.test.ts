import { testLeaks } from '../../../scripts/grading/test-leaks.ts';

testLeaks([
  {
    code: 'particles-meet',
    wrong: [
      ['コピーをはできます', 'をは'],
      ['これはが好きです', 'はが'],
      ['駅にを行きます', 'にを'],
      ['友達にの手紙', 'にの'],
      ['待つよりもは早いです', 'もは'],
      ['お茶をでも飲みましょう', 'をでも'],
      ['時間がさえあれば', 'がさえ'],
    ],
    right: [
      ['駅には行きません', 'には'],
      ['友達への手紙', 'への'],
      ['東京での生活', 'での'],
      ['私のが好きです', 'a noun that is left out'],
      ['本と雑誌とを買います', 'a list'],
      ['はがきを出します', 'a word that begins with は'],
    ],
  },
  {
    code: 'particle-alone',
    wrong: [
      ['は何ですか', 'nothing before it'],
      ['日本語を話すを習います', 'a verb before を'],
      ['本を読むが好きです', 'a verb before が'],
    ],
    right: [
      ['これは何ですか', 'a noun'],
      ['日本語を話すのを聞きます', 'の makes a noun'],
    ],
  },
  {
    code: 'question-topic',
    wrong: [
      ['誰は来ましたか', '誰'],
      ['どの店では売っていますか', 'どの with a noun'],
      ['どこには行きますか', 'a particle between'],
    ],
    right: [
      ['誰が来ましたか', 'が'],
      ['どの店でも売っています', 'でも'],
      ['誰かは来ます', 'somebody'],
    ],
  },
  {
    code: 'question-ga',
    wrong: [
      ['体の調子がどうですか', 'どう'],
      ['お名前が何ですか', '何'],
      ['郵便局がどこですか', 'どこ'],
    ],
    right: [
      ['体の調子はどうですか', 'は'],
      ['何がいいですか', 'the question is the subject'],
      ['郵便局がどこにありますか', 'a verb'],
      ['郵便局がどこか分かりません', 'inside a sentence'],
    ],
  },
  {
    code: 'said-twice',
    wrong: [
      ['もう宿題をもう終えました', 'an adverb'],
      ['私は部屋がうるさくて、私は眠れません', 'a topic'],
    ],
    right: [
      ['もう宿題をしました', 'once'],
      ['もっともっと食べます', 'said twice on purpose'],
      ['もう食べて、もう寝ました', 'two verbs'],
    ],
  },
]);
