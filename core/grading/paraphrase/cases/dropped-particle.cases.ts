import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** は or を left out in casual talk. */
export const droppedParticleCases: readonly GradingCase[] = [
  ...rightBy('dropped-particle', [
    ['コーヒーを飲む。', 'コーヒー飲む', 'を before its verb'],
    ['コーヒーを飲みます。', 'コーヒー飲む', 'plain for polite'],
    ['コーヒーを飲みますか。', 'コーヒー飲む？', 'a plain question'],
    ['コーヒーを飲みますか。', 'コーヒー飲むの？', 'and with の'],
    ['もう薬を飲みました。', 'もう薬飲んだ', 'past'],
    ['今、テレビを見ています。', '今、テレビ見てる', 'てる'],
    ['このケーキはおいしいです。', 'このケーキおいしい', 'は before an adjective'],
    ['田中さんはもう帰りました。', '田中さんもう帰った', 'は before an adverb'],
    ['妹はまだ学校に行かない。', '妹まだ学校に行かない', 'に stays'],
    ['この部屋はとてもいいです。', 'この部屋とてもいい', 'いい, not よい'],
  ]),
  ...wrongSomehow([
    ['私は会社員です。', '私会社員です', 'never with です'],
    ['私は会社員です。', '私会社員だ', 'two nouns side by side'],
    ['コーヒーを飲みます。', 'コーヒー飲みます', 'never with ます'],
    ['コーヒーを飲みますか。', 'コーヒー飲みますか', 'never with ますか'],
    ['このケーキはおいしいです。', 'このケーキおいしいです', 'never with です'],
    ['妹は学校に行かない。', '妹は学校行かない', 'に is never dropped'],
    ['友達に会った。', '友達会った', 'に is never dropped'],
    ['雨が降った。', '雨降った', 'が is never dropped'],
    ['バスで行く。', 'バス行く', 'で is never dropped'],
    ['友達と行く。', '友達行く', 'と is never dropped'],
    ['田中さんは薬を飲んだ。', '田中さん薬飲んだ', 'only one'],
    ['公園を散歩した。', '公園散歩した', 'を of a way'],
    ['本を図書館で借りた。', '本図書館で借りた', 'を is not before its verb'],
    ['コーヒーを飲む人が多い。', 'コーヒー飲む人が多い', 'not inside a clause'],
    ['コーヒーを飲んで、寝た。', 'コーヒー飲んで、寝た', 'not in the middle'],
    ['コーヒーを飲んだから、眠れない。', 'コーヒー飲んだから、眠れない', 'nor before から'],
    ['コーヒーを飲む。', 'コーヒー飲む', 'the lesson practises を', { focus: ['o-tan-ngu'] }],
    ['妹はまだ寝ている。', '妹まだ寝ている', 'the lesson practises は', { focus: ['wa-chu-de'] }],
    ['コーヒーを飲みます。', 'コーヒー飲む', 'polite is asked for', { register: 'pinned' }],
    ['コーヒーを飲む。', 'コーヒー飲む', 'switched off', { rulesOff: ['dropped-particle'] }],
    ['お約束はございますか。', 'お約束ある？', 'keigo keeps its particles'],
    ['書類を拝見します。', '書類拝見する', 'keigo keeps its particles'],
    ['薬を飲みます。', '薬飲む', 'a courteous prompt', { vi: 'Tôi sẽ uống thuốc ạ.' }],
    ['我慢せざるを得ない。', '我慢せざる得ない', 'a phrase'],
    ['この席をお願いします。', 'この席お願いする', 'a set phrase'],
    [
      'この本は金曜日までに返さなければならない。',
      'この本金曜日までに返さなければならない',
      'more than one clause',
    ],
    ['世界を旅行します。', '世界旅行する', 'one word with another meaning'],
    ['町を見学します。', '町見学する', 'two nouns side by side'],
  ]),
];
