import type { GradingCase } from '../../cases/case.ts';
import { neverSaid, saidOtherwise } from './paraphrase-rows.ts';

/** は or を left out in casual talk. */
export const droppedParticleCases: readonly GradingCase[] = [
  ...saidOtherwise('dropped-particle', [
    ['コーヒーを飲む。', 'コーヒー飲む', 'を before its verb'],
    ['コーヒーを飲みます。', 'コーヒー飲む', 'plain for polite'],
    ['コーヒーを飲みますか。', 'コーヒー飲む？', 'a plain question'],
    ['コーヒーを飲みますか。', 'コーヒー飲むの？', 'and with の'],
    ['もう薬を飲みました。', 'もう薬飲んだ', 'past'],
    ['今、テレビを見ています。', '今、テレビ見てる', 'てる'],
    ['このケーキはおいしいです。', 'このケーキおいしい', 'は before an adjective'],
    ['田中さんはもう帰りました。', '田中さんもう帰った', 'は before an adverb'],
    ['妹はまだ学校に行かない。', '妹まだ学校に行かない', 'に stays'],
  ]),
  ...neverSaid([
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
    ['図書館では本を読む。', '図書館で本読む', 'は of では stays with its で'],
    ['本を図書館で借りた。', '本図書館で借りた', 'を is not before its verb'],
    ['コーヒーを飲む人が多い。', 'コーヒー飲む人が多い', 'not inside a clause'],
    ['コーヒーを飲んで、寝た。', 'コーヒー飲んで、寝た', 'not in the middle'],
    ['コーヒーを飲んだから、眠れない。', 'コーヒー飲んだから、眠れない', 'nor before から'],
    ['コーヒーを飲む。', 'コーヒー飲む', 'the lesson practises を', { focus: ['o-tan-ngu'] }],
    ['妹はまだ寝ている。', '妹まだ寝ている', 'the lesson practises は', { focus: ['wa-chu-de'] }],
    ['コーヒーを飲みます。', 'コーヒー飲む', 'polite is asked for', { register: 'pinned' }],
    ['コーヒーを飲む。', 'コーヒー飲む', 'switched off', { rulesOff: ['dropped-particle'] }],
  ]),
];
