/** Words that identify a slip: only words that leave no doubt. */

/** Only words that begin no compound; 有名 and 必要 do: 有名大学, 必要書類. */
export const NA_ADJECTIVES =
  /^(きれい|綺麗|静か|にぎやか|賑やか|親切|丁寧|真面目|立派|不便|上手|下手|好き|大好き|嫌い|大嫌い|大切)$/;
/** Not 魚, which can be food, nor 家族, because 家族がある is also said. */
export const LIVING =
  /^(人|犬|猫|虫|鳥|馬|牛|猿|動物|先生|学生|生徒|友達|友だち|子供|子ども|男|女|男の子|女の子|母|父|母親|父親|お母さん|お父さん|兄|姉|弟|妹|お兄さん|お姉さん|祖父|祖母|おじいさん|おばあさん|私|僕|彼|彼女|医者|看護師|店員|社長|部長|課長|赤ちゃん|さん|ちゃん|くん)$/;
export const THINGS =
  /^(本|机|椅子|いす|自転車|鞄|かばん|傘|お金|時計|写真|電話|携帯|テレビ|パソコン|冷蔵庫|部屋|店|駅|学校|銀行|病院|公園|トイレ|木|花|水|りんご|辞書|ノート|鉛筆|ペン|鍵|財布|切符|手紙|雑誌|新聞|テーブル|ベッド|窓|ドア)$/;
export const PLACES =
  /^(学校|図書館|家|うち|レストラン|公園|会社|スーパー|部屋|デパート|喫茶店|食堂|教室|コンビニ|大学|台所|ホテル|病院|日本|ハノイ|ベトナム)$/;
export const ACTIONS = /^(勉強|仕事|食事|買い物|練習|運動|散歩)$/;
export const ACTION_VERBS = /^(食べる|飲む|買う|読む|働く|遊ぶ|作る|会う|聞く|話す|待つ|走る|泳ぐ)$/;
/** What is done at a place, and never to it. */
export const DONE_AT_A_PLACE = /^(食べる|飲む|働く|遊ぶ|泳ぐ)$/;
/** Only objects: things that are eaten, read or heard, never the subject. */
export const OBJECTS =
  /^(日本語|英語|ベトナム語|中国語|韓国語|フランス語|本|水|ご飯|お茶|コーヒー|ビール|牛乳|パン|肉|野菜|果物|映画|音楽|テレビ|手紙|新聞|雑誌|漢字|宿題|写真)$/;
export const TRANSITIVE_VERBS = /^(食べる|飲む|読む|書く|話す|買う|見る|聞く|作る|習う|教える|撮る)$/;
export const TAKES_GA = /^(好き|嫌い|上手|下手|ほしい|欲しい|できる|出来る)$/;
export const TAKES_NI = /^(会う|乗る|住む|座る|勤める)$/;
export const PAST_TIME = /^(昨日|きのう|先週|先月|去年|おととい|一昨日|昨夜|ゆうべ|さっき)$/;
export const FUTURE_TIME = /^(明日|あした|来週|来月|来年|あさって|明後日)$/;
/** A time word before one of these is not the time of the sentence: 昨日から, 昨日の宿題, 去年より, 明日になる. */
export const TIME_ELSEWHERE = /^(から|の|より|と|まで|ほど|に|だ)$/;
export const VEHICLES = /^(バス|電車|タクシー|自転車|飛行機|船|車|地下鉄|新幹線)$/;
/** Time words that come before the verb. */
export const TIMES =
  '昨日|きのう|今日|明日|あした|毎日|毎朝|毎晩|先週|今週|来週|先月|来月|去年|来年|今朝|今晩';
/** The counter of these is 匹; people are counted with 人. */
export const ANIMALS = /^(犬|猫|虫|動物)$/;
/** Qualities of a place; the place is their subject. */
export const LOOKS = /^(静か|きれい|広い|狭い|大きい|小さい|明るい|暗い|古い|新しい)$/;
/** Destinations. */
export const DESTINATIONS =
  /^(学校|図書館|家|うち|レストラン|公園|会社|スーパー|デパート|喫茶店|食堂|教室|コンビニ|大学|ホテル|病院|日本|ハノイ|ベトナム|東京|大阪|京都|駅|銀行|郵便局|空港|海|山|国)$/;
export const GOING = /^(行く|来る|帰る)$/;
/** These take no に. */
export const TIMES_WITHOUT_NI = /^(毎日|毎朝|毎晩|毎週|昨日|きのう|今日|明日|あした|今朝|今晩)$/;
/** Not 分: 三十分で着きます is a length of time. */
export const CLOCK = /^(時|時半|半|曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日)$/;
/** Verbs that take a point in time. */
export const AT_A_TIME = /^(起きる|寝る|始まる|終わる|帰る|会う|行く|来る|出る|着く)$/;
/** Stems of godan verbs before ます, with their て form. */
export const TE_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    飲み: '飲んで',
    読み: '読んで',
    休み: '休んで',
    住み: '住んで',
    遊び: '遊んで',
    呼び: '呼んで',
    書き: '書いて',
    聞き: '聞いて',
    歩き: '歩いて',
    働き: '働いて',
    泳ぎ: '泳いで',
    急ぎ: '急いで',
    行き: '行って',
    行い: '行って',
    買い: '買って',
    会い: '会って',
    使い: '使って',
    待ち: '待って',
    持ち: '持って',
    帰り: '帰って',
    作り: '作って',
    乗り: '乗って',
    撮り: '撮って',
    入り: '入って',
    座り: '座って',
  }),
);
