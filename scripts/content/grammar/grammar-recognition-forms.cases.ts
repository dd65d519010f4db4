import type { RecognitionCase } from './grammar-recognition.cases.ts';

/** Forms of the verb: 〜れる, 〜られる and 〜せる are told apart by the verb and by what stands around it. */
const verbForms: readonly RecognitionCase[] = [
  { ja: '先生に早く帰ったほうがいいと言われました。', finds: 'bi-dong to-iu-trich-dan' },
  { ja: 'この橋は有名な会社によって作られた。', finds: 'bi-dong ni-yotte' },
  { ja: '窓は昨日から開いたままで、部屋は使われていません。', finds: 'bi-dong te-iru' },
  { ja: '新しい法律が発表されたら、知らせてください。', finds: 'bi-dong', not: 'the-kha-nang' },
  { ja: '社長は何時に出発されますか。', finds: '', not: 'bi-dong' },
  { ja: 'ご利用されますか。', finds: '', not: 'bi-dong' },
  { ja: '先生はもう帰られました。', finds: '', not: 'bi-dong the-kha-nang' },
  { ja: '人によって食べられない物がある。', finds: 'the-kha-nang', not: 'bi-dong' },
  { ja: '毎晩よく眠れます。', finds: 'the-kha-nang' },
  { ja: '英語が話せるようになりたい。', finds: 'the-kha-nang you-ni-naru' },
  { ja: '半分しか書けていません。', finds: 'the-kha-nang' },
  { ja: '奨学金がもらえたら、留学します。', finds: 'the-kha-nang dieu-kien-tara' },
  { ja: '荷物を運んでもらえますか。', finds: 'te-itadakemasen-ka', not: 'the-kha-nang' },
  { ja: '有給休暇は取れますか。', finds: 'the-kha-nang' },
  { ja: 'ボタンが取れました。', finds: '', not: 'the-kha-nang' },
  { ja: '赤ちゃんにミルクを飲ませてもいいですか。', finds: 'sai-khien te-mo-ii' },
  { ja: '娘にピアノを習わせています。', finds: 'sai-khien te-iru' },
  { ja: '友だちを待たせて、すみません。', finds: 'sai-khien' },
  { ja: 'お話を聞かせていただけませんか。', finds: 'sasete-kudasai', not: 'te-itadakemasen-ka' },
  { ja: '窓を開けてくださいませんか。', finds: 'te-itadakemasen-ka', not: 'te-kudasai' },
];

/** The same words with another meaning. */
const otherMeanings: readonly RecognitionCase[] = [
  { ja: 'この薬は苦そうです。', finds: 'sou-trong-co-ve', not: 'i-keiyoushi sou-nghe-noi' },
  { ja: '無理をしないですぐに休んでください。', finds: 'zu-ni-naide' },
  { ja: '部屋が暗いと、字が読めません。', finds: 'dieu-kien-to' },
  { ja: '雨だと、試合は中止です。', finds: 'dieu-kien-to' },
  { ja: '少し遅れると田中さんに伝えてください。', finds: '', not: 'dieu-kien-to' },
  { ja: 'レポートはまだ出していません。', finds: 'mada te-iru' },
  { ja: 'まだ時間があります。', finds: '', not: 'mada' },
  { ja: '気づいたことがあったら、言ってください。', finds: 'dieu-kien-tara', not: 'ta-koto-ga-aru' },
  { ja: '一度だけ行ったことがあった。', finds: 'ta-koto-ga-aru' },
  { ja: 'おかしいと思いませんか。', finds: 'to-omou', not: 'masen-ka' },
  { ja: '着物を着るのに一時間もかかった。', finds: 'noni-muc-dich mo-so-luong', not: 'noni' },
  { ja: 'この道具は野菜を切るのに便利です。', finds: 'noni-muc-dich', not: 'noni' },
  { ja: '毎日練習しているのに、うまくならない。', finds: 'noni', not: 'noni-muc-dich' },
  { ja: '家賃はいくらなのでしょうか。', finds: 'deshou', not: 'n-desu' },
  { ja: '切手を買いたいのですが。', finds: 'n-desu tai' },
  { ja: 'いつ始まるのかわかりません。', finds: 'cau-hoi-long' },
  { ja: 'もっと勉強すればよかった。', finds: 'ba-yokatta', not: 'ba-ii-tara-ii' },
  { ja: '写真を撮ってもよろしいでしょうか。', finds: 'te-mo-ii' },
];

/** Expressions of several words, which are not the points that their parts are elsewhere. */
const expressions: readonly RecognitionCase[] = [
  {
    ja: '高いからといって、いいとは限らない。',
    finds: 'kara-to-itte to-wa-kagiranai',
    not: 'kara-vi te-noi',
  },
  { ja: '高いから、買いません。', finds: 'kara-vi', not: 'kara-to-itte' },
  { ja: '熱がある限り、学校へ行けません。', finds: 'kagiri' },
  { ja: '会議は今日限りです。', finds: '', not: 'kagiri' },
  { ja: '貯金どころか、今日食べるお金もない。', finds: 'dokoroka' },
  { ja: '休日にもかかわらず、店は静かだった。', finds: 'ni-mo-kakawarazu', not: 'mo-cung' },
  { ja: 'データに基づいて説明します。', finds: 'ni-motozuite', not: 'te-noi' },
  { ja: '申し込む際は、名前を書いてください。', finds: 'sai-ni', not: 'wa-chu-de' },
  { ja: '店に聞いたところ、もう売り切れだった。', finds: 'ta-tokoro-ket-qua', not: 'tokoro' },
  { ja: '今、家に着いたところです。', finds: 'tokoro', not: 'ta-tokoro-ket-qua' },
  { ja: '外国に住んで初めて、自分の国がわかった。', finds: 'te-hajimete', not: 'te-noi' },
  { ja: '日本へ行って、初めて雪を見ました。', finds: 'te-noi', not: 'te-hajimete' },
  { ja: '予約したものの、行けなかった。', finds: 'monono' },
  { ja: '決まり次第、お知らせします。', finds: 'shidai' },
  { ja: '天気次第で、予定が変わります。', finds: 'shidai', not: 'de-noi-chon' },
];

export const formRecognitionCases: readonly RecognitionCase[] = [
  ...verbForms,
  ...otherMeanings,
  ...expressions,
];
