import type { SlipCode } from '#core/tutor/slips/find-slips.ts';

/** What the tutor says about a mistake that is wrong in any sentence. */
export const slipTexts: Readonly<Record<SlipCode, (text: string) => string>> = {
  'adjective-deshita': (text) =>
    `${text}: tính từ đuôi い tự chia quá khứ, bỏ い thêm かったです (高い → 高かったです), không thêm でした.`,
  'adjective-janai': (text) =>
    `${text}: tính từ đuôi い phủ định bằng くない (高い → 高くないです), không dùng じゃない hay ではありません.`,
  'adjective-keeps-i': (text) =>
    `…${text}: tính từ đuôi い phải bỏ い rồi mới thêm くない, かった (おいしい → おいしくない, おいしかった).`,
  'adjective-da': (text) => `${text}: sau tính từ đuôi い không thêm だ; nói 高い hoặc 高いです.`,
  'adjective-i-na': (text) => `${text}: tính từ đuôi い đứng thẳng trước danh từ, không thêm な.`,
  'na-like-i': (text) =>
    `${text}: đây là tính từ đuôi な nên không chia như tính từ đuôi い; phủ định là 〜ではありません, quá khứ là 〜でした, nối câu là 〜で.`,
  'adjective-na-missing': (text) => `${text}: tính từ đuôi な cần な trước danh từ (静か → 静かな部屋).`,
  'wo-for-ga': (text) =>
    `${text}: với 好き, 嫌い, 上手, 下手, ほしい, 分かる, できる, đối tượng đi với が chứ không đi với を.`,
  'wo-for-ni': (text) => `${text}: 会う, 乗る, 住む, 座る, 勤める đi với に, không đi với を.`,
  'wo-for-wa': (text) => `${text}: tính từ không có tân ngữ; điều được nói tới đi với は hoặc が.`,
  'ageru-to-me': (text) => `${text}: người khác cho mình thì dùng くれる, không dùng あげる.`,
  'ga-for-wo': (text) => `${text}: tân ngữ của động từ chỉ hành động đi với を, không phải が.`,
  'aru-for-living': (text) =>
    `${text}: người và con vật dùng いる (います), đồ vật mới dùng ある (あります).`,
  'iru-for-things': (text) =>
    `${text}: đồ vật, cây cối dùng ある (あります); いる (います) dành cho người và con vật.`,
  'de-for-ni': (text) => `${text}: nơi tồn tại (ở đâu) dùng に, で là nơi diễn ra hành động.`,
  'ni-for-de': (text) => `${text}: nơi diễn ra hành động dùng で, に là nơi đến hoặc nơi tồn tại.`,
  'de-for-ni-living': (text) => `${text}: nơi sinh sống đi với に (〜に住む), không đi với で.`,
  'de-for-ni-riding': (text) =>
    `${text}: lên xe, lên tàu là 〜に乗る; で chỉ dùng khi nói đi bằng xe gì (バスで行く).`,
  'verb-tai': (text) =>
    `${text}: たい gắn vào thể ます bỏ ます (飲みます → 飲みたい), không gắn vào thể từ điển.`,
  'wo-after-count': (text) =>
    `${text}: số lượng đứng sau を và không thêm を lần nữa (りんごを三つ食べます).`,
  'time-behind': (text) =>
    `${text}: tiếng Nhật đặt động từ ở cuối câu, từ chỉ thời gian đứng ở đầu hoặc giữa câu.`,
  'past-not-marked': (text) =>
    `${text}: có từ chỉ quá khứ thì động từ, tính từ cũng phải chia quá khứ (ます → ました, です → でした).`,
  'past-for-future': (text) => `${text}: có từ chỉ tương lai thì không dùng thể quá khứ.`,
  'verb-desu': (text) => `${text}: sau động từ không thêm です; nói 食べます hoặc 食べる.`,
  'verb-kudasai': (text) => `${text}: nhờ ai làm gì thì dùng thể て + ください (食べる → 食べてください).`,
  'double-particle': (text) => `${text}: hai trợ từ này không đứng liền nhau, chỉ giữ một.`,
  'wo-before-what': (text) => `${text}: hỏi “là ai”, “là gì” thì điều được hỏi là chủ đề, đi với は.`,
  'noun-i': (text) =>
    `${text}: danh từ và tính từ đuôi な không có đuôi い; trước です để nguyên (親切です), trước danh từ thêm な hoặc の (親切な人).`,
  'na-with-i': (text) =>
    `${text}: đây là tính từ đuôi な, không thêm い; trước です để nguyên (静かです), trước danh từ thêm な (静かな町).`,
  'adjective-ni': (text) =>
    `${text}: tính từ đuôi い bổ nghĩa cho động từ thì đổi い thành く (寒くなる, 早く起きる), không thêm に.`,
  'adjective-to': (text) =>
    `${text}: と chỉ nối danh từ; tính từ đuôi な nối bằng で (親切で静か), tính từ đuôi い nối bằng くて (広くて明るい).`,
  'adjective-aru': (text) =>
    `${text}: tính từ tự làm vị ngữ, chỉ thêm です cho lịch sự (多いです), không thêm あります hay います.`,
  'past-deshita': (text) => `${text}: かった đã là quá khứ rồi, chỉ thêm です cho lịch sự (高かったです).`,
  'iru-for-desu': (text) => `${text}: “là” ai, làm nghề gì thì dùng です; いる (います) là có mặt, ở đâu.`,
  'aru-for-desu': (text) => `${text}: “đây là…” thì dùng です; ある (あります) là có, ở đâu.`,
  'age-aru': (text) => `${text}: nói tuổi thì dùng です (二十歳です), không dùng あります hay います.`,
  'ni-missing-time': (text) => `${text}: giờ là thời điểm cụ thể nên cần に ở sau (六時に起きます).`,
  'counter-of-living': (text) =>
    `${text}: đếm người dùng 人 (三人), con vật nhỏ dùng 匹 (三匹); 本, 枚, 冊, 台, 個 để đếm đồ vật.`,
  'counter-of-things': (text) =>
    `${text}: 人 đếm người, 匹 đếm con vật; đồ vật nói chung đếm bằng つ (三つ) hoặc 個.`,
  'nai-kudasai': (text) => `${text}: xin đừng làm gì thì thêm で: 〜ないでください (食べないでください).`,
  'plain-te': (text) =>
    `${text}: て không gắn vào thể từ điển; phải chia sang thể て (読む → 読んで, 食べる → 食べて).`,
  'plain-ta': (text) =>
    `${text}: た không gắn vào thể từ điển; phải chia sang thể た (行く → 行った, 食べる → 食べた).`,
  'te-missing': (text) => `${text}: đang làm gì thì dùng thể て + いる (読んでいます).`,
  'plain-nai': (text) =>
    `${text}: ない không gắn vào thể từ điển; phải chia sang thể ない (行く → 行かない, 食べる → 食べない).`,
  'stem-nai': (text) =>
    `${text}: động từ nhóm 1 trước ない phải đổi sang hàng あ (行きます → 行かない, 飲みます → 飲まない).`,
  'masu-nai': (text) => `${text}: phủ định lịch sự là 〜ません, 〜ませんでした, không nói ますない.`,
  'nai-masu': (text) => `${text}: phủ định lịch sự là 〜ません, 〜ませんでした, không ghép ない với ます.`,
  'ichidan-ri': (text) => `${text}: động từ nhóm 2 bỏ る rồi thêm ます, không có り (起きる → 起きます).`,
  'ichidan-like-godan': (text) =>
    `${text}: động từ nhóm 2 chỉ bỏ る rồi thêm ない, て, た (食べる → 食べない, 食べて, 食べた).`,
  'kuru-nai': (text) => `${text}: 来る chia bất quy tắc, phủ định là 来ない (こない).`,
  'plain-dekiru': (text) =>
    `${text}: “có thể làm” là thể từ điển + ことができる (泳ぐことができます), hoặc thể khả năng (泳げます).`,
  'noun-masu': (text) =>
    `${text}: ます chỉ gắn vào động từ; sau danh từ và tính từ đuôi な là です, với danh từ chỉ hành động thì thêm する (勉強します).`,
  'mashita-desu': (text) =>
    `${text}: ました, ませんでした đã lịch sự và là quá khứ rồi, không thêm です hay でした.`,
  'greeting-spelling': (text) =>
    `${text}: viết đúng là こんにちは, こんばんは, ありがとうございます, おはようございます.`,
  'particle-spelling': (text) => `${text}: trợ từ đọc “wa, e, o” nhưng viết は, へ, を.`,
  'te-of-stem': (text) =>
    `${text}: động từ nhóm 1 phải đổi âm khi chia thể て, thể た (飲みます → 飲んで, 書きます → 書いて, 行きます → 行って).`,
  'de-for-ni-going': (text) =>
    `${text}: nơi đến của 行く, 来る, 帰る đi với に hoặc へ; で là nơi diễn ra hành động.`,
  'wo-for-ni-going': (text) => `${text}: nơi đến của 行く, 来る, 帰る đi với に hoặc へ, không đi với を.`,
  'de-for-ni-time': (text) => `${text}: thời điểm (mấy giờ, thứ mấy) đi với に, không đi với で.`,
  'ga-for-wo-suru': (text) => `${text}: tân ngữ của động từ chỉ hành động đi với を, không phải が.`,
  'wo-for-ni-suru': (text) => `${text}: người mình hỏi, gọi điện, liên lạc đi với に, không đi với を.`,
  'plain-masu': (text) =>
    `${text}: trước ます phải đổi động từ sang thể ます (会う → 会います), không gắn vào thể từ điển.`,
  'verb-ga-suki': (text) =>
    `${text}: thích làm gì thì biến động từ thành danh từ bằng の (thể từ điển + のが好きです).`,
  'de-for-wa': (text) =>
    `${text}: nói nơi đó thế nào thì nơi chốn là chủ đề, đi với は; で là nơi diễn ra hành động.`,
  'ni-after-day': (text) => `${text}: 今日, 明日, 昨日, 毎日… không cần に ở sau.`,
  'thing-count-of-living': (text) =>
    `${text}: 一つ, 二つ… dùng để đếm đồ vật; đếm người dùng 人 (一人, 二人), đếm con vật nhỏ dùng 匹. Người và con vật đi với いる (います).`,
  'adjective-no': (text) => `${text}: tính từ đuôi い đứng thẳng trước danh từ, không thêm の.`,
  'adjective-na-no': (text) => `${text}: tính từ đuôi な nối với danh từ bằng な, không phải の.`,
  'verb-deshita': (text) => `${text}: quá khứ lịch sự của động từ là 〜ました, không thêm でした.`,
  'nai-deshita': (text) =>
    `${text}: ない chia quá khứ thành なかった (なかったです), không thêm でした; với động từ cũng có thể nói 〜ませんでした.`,
  'na-desu': (text) => `${text}: な chỉ đứng giữa tính từ và danh từ; trước です thì bỏ な.`,
  'da-desu': (text) => `${text}: だ và です cùng một vai trò, chỉ dùng một; lịch sự thì dùng です.`,
  'verb-hoshii': (text) =>
    `${text}: muốn làm gì thì dùng thể ます bỏ ます + たい; ほしい dùng với danh từ (車がほしい).`,
  'desu-to-omou': (text) =>
    `${text}: trước と思う là thể thường (いいと思います, 学生だと思います), không dùng です.`,
  'masu-inside': (text) => `${text}: ở giữa câu, trước phần này, động từ phải ở thể thường, không dùng ます.`,
};
