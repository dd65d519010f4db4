import type { GradingCase } from './case.ts';
import { wrong } from './refuse-rows.ts';

/** A particle is missing; all the words are there. */
export const particleMissingCases: readonly GradingCase[] = wrong(
  ['particle-missing'],
  [
    ['私は学生ではありません', '私は学生でありません', 'では without its は'],
    ['図書館で本を読みます', '図書館本を読みます', 'で of the place where something is done'],
    ['バスで会社へ行きます', 'バス会社へ行きます', 'で of the means, at the beginning'],
    ['朝ご飯を食べました', '朝ご飯食べました', 'を of the object, though speech may drop it'],
    ['日本語を勉強しています', '日本語勉強しています', 'を before a noun that takes する'],
    ['猫が好きです', '猫好きです', 'が of what is liked'],
    ['七時に起きます', '七時起きます', 'に after a time of the clock'],
    ['北の町に住んでいます', '北の町住んでいます', 'に of where someone lives'],
    ['先生に褒められました', '先生褒められました', 'に of who does it in the passive'],
    ['日本語が上手になりました', '日本語が上手なりました', 'に between a な adjective and なる'],
    ['新しい学校へ行きます', '新しい学校行きます', 'へ of direction: に would do, nothing does not'],
    ['友達と映画を見ました', '友達映画を見ました', 'と of company'],
    ['コーヒーと紅茶とどちらが好きですか', 'コーヒー紅茶とどちらが好きですか', 'the first of two と'],
    ['明日は雨だと思います', '明日は雨だ思います', 'と of what is thought'],
    ['駅から歩きました', '駅歩きました', 'から of the start'],
    ['銀行は三時までです', '銀行は三時です', 'まで before です'],
    ['犬は猫より大きいです', '犬は猫大きいです', 'より of a comparison'],
    ['これは母の傘です', 'これは母傘です', 'の between two nouns'],
    ['兄は医者です', '兄医者です', 'は of the topic, at the beginning'],
    ['弟も来ます', '弟来ます', 'も: also'],
    ['何も飲みませんでした', '何飲みませんでした', 'も after a question word with a negative'],
    ['弟は肉しか食べません', '弟は肉食べません', 'しか carries the meaning of only'],
    [
      '寒いから窓を閉めました',
      '寒い窓を閉めました',
      'から between two clauses: without it 寒い describes the window',
    ],
    [
      'どこに住んでいるか知っていますか',
      'どこに住んでいる知っていますか',
      'か of a question inside a sentence',
    ],
    ['来年日本へ行きますか', '来年日本へ行きます', 'か at the end: the question became a statement'],
    ['父は銀行で働いています', 'ちちはぎんこうはたらいています', 'で, in an answer all in kana'],
    ['水をお願いします', '水お願いします', 'を before お: お is not を here'],
    ['お茶をお願いします', 'ocha onegaishimasu', 'を before お, in romaji'],
    ['ここは静かな町です', 'ここは静か町です', 'な between a な adjective and its noun'],
  ],
);
