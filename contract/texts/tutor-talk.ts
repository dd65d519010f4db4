import { paths } from '#contract/paths.ts';
import type { AboutAssistant, Feeling } from '#core/tutor/question.ts';
import { SITE_NAME } from '../site-name.ts';

/** What the tutor says about itself, and small talk. It is neither a person nor a language model, and says so. */
export const tutorTalkTexts = {
  greeting: `Chào bạn! Mình là trợ lý tiếng Nhật của ${SITE_NAME}. Bạn có thể hỏi mình nghĩa của từ, chữ Hán, ngữ pháp, hoặc gửi một câu tiếng Nhật để mình phân tích.`,
  thanks: 'Không có gì. Bạn cứ hỏi tiếp khi cần nhé!',
  farewell: 'Hẹn gặp lại bạn. またね！',
  identity: `Mình là trợ lý của ${SITE_NAME}, một chương trình trả lời từ từ điển, bảng chữ Hán, ngữ pháp và bài học do đội ngũ biên soạn. Mình không phải người thật, cũng không phải mô hình AI như ChatGPT, nên mình chỉ ghép được câu đơn giản chứ không dịch câu dài, và không trò chuyện chuyện ngoài tiếng Nhật; đổi lại, mình không bịa: câu trả lời nào cũng lấy hoặc ghép từ dữ liệu đã được kiểm tra.`,
  abilities: 'Mình giúp được bạn những việc này:',
  abilityList: [
    'Nghĩa của từ, chữ Hán, câu: “食べました nghĩa là gì?”, “bệnh viện tiếng Nhật là gì?”',
    'Âm Hán Việt, nét, bộ của chữ Hán: “Hán Việt của 学校”, “chữ 水 mấy nét?”',
    'Chia động từ, tính từ: “chia động từ 行く”, “thể て của 飲む”',
    'Ngữ pháp N5, N4, N3: “cách dùng てから”, “khác nhau giữa は và が”',
    'Phân tích và sửa câu: “phân tích câu 私は毎日日本語を勉強します。”, “sửa câu 犬があります”',
    'Ví dụ và câu trong bài học: “cho ví dụ với から”, “câu về nhà hàng”',
    'Từ theo chủ đề và bảng đếm: “10 từ về thời tiết”, “đếm người từ 1 đến 10”',
    'Đố vui: “đố mình một câu”, “mình hay sai câu nào?”',
  ],
  unclear: `Mình chưa hiểu câu hỏi này. Mình chỉ trả lời về tiếng Nhật và cách dùng ${SITE_NAME}. Bạn thử hỏi kiểu này nhé:`,
  /** After a message in Vietnamese, which may be something to translate. */
  unclearList: [
    'Dịch một từ hay một câu ngắn: “bệnh viện tiếng Nhật là gì?”',
    'Xin từ vựng theo chủ đề: “10 từ về thời tiết”',
    'Hỏi ngữ pháp: “cách dùng てから”, “khác nhau giữa は và が”',
  ],
  /** After a message with Japanese in it. */
  unclearJapaneseList: [
    'Nghĩa hay cách đọc: “食べました nghĩa là gì?”, “図書館 đọc là gì?”',
    'Phân tích hoặc sửa câu: “phân tích câu 私は学生です。”, “sửa câu 犬があります”',
    'Ví dụ: “đặt câu với から”',
  ],
  mayBeTranslated: (text: string) =>
    `Nếu bạn muốn nói câu này bằng tiếng Nhật, hãy hỏi: “${text} tiếng Nhật nói sao?”`,
  calm: 'Xin lỗi bạn nếu mình trả lời chưa đúng ý. Bạn nói rõ hơn điều muốn hỏi về tiếng Nhật, mình sẽ cố trả lời tốt hơn nhé.',
  goAhead: 'Bạn cứ hỏi nhé! Ví dụ: “食べる nghĩa là gì?”, “cách dùng てから”, “sửa câu 犬があります”.',
  failed: 'Có trục trặc khi tra cứu, bạn thử hỏi lại sau một lát nhé.',
} as const;

/** A short answer to somebody who says how they feel: one kind sentence, one small thing to do, and how to say it. */
export const feelingTexts: Readonly<Record<Feeling, string>> = {
  discouraged: `Đoạn chững lại thì ai học ngoại ngữ cũng gặp, không phải vì bạn kém. Hôm nay thử một việc thật nhỏ thôi: [ôn năm từ](${paths.review}), hoặc làm lại một [bài luyện](${paths.exercises}) tháng trước; bạn sẽ thấy mình đã đi được một đoạn. Mệt quá thì nghỉ một hai ngày rồi quay lại.\n\nTiếng Nhật nói: やる気[き]が出[で]ません。 (Không có hứng làm gì.)`,
  sad: `Mình chỉ là chương trình nên không an ủi bạn được như một người bạn, nhưng mong hôm nay của bạn nhẹ hơn. Nếu kể với ai đó thân thiết thì sẽ dễ chịu hơn đấy. Còn nếu muốn đổi gió, [nghe vài câu](${paths.exercises}) tiếng Nhật thật ngắn cũng là một cách.\n\nTiếng Nhật nói: 悲[かな]しいです。 (Tôi buồn.)`,
  tired: `Mệt thì nghỉ trước đã, học lúc mệt cũng khó vào. Khi nào khỏe lại, năm phút [ôn từ](${paths.review}) là đủ để không đứt mạch.\n\nTiếng Nhật nói: 疲[つか]れました。 (Tôi mệt rồi.)`,
  worried: `Lo trước kỳ thi hay trước khi phải nói là chuyện bình thường. Cách bớt lo nhất là tập đúng việc sắp làm: [luyện một bài](${paths.exercises}) cùng trình độ, hoặc [nói thử theo tình huống](${paths.voice}). Chỗ nào chưa chắc thì hỏi mình.\n\nTiếng Nhật nói: 心配[しんぱい]です。 (Tôi lo.)`,
  failed: `Tiếc quá. Nhưng một kỳ thi chỉ cho biết hôm ấy mình còn thiếu gì, và phần đã học thì không mất đi. Bạn thử xem phần nào thấp nhất (từ vựng, ngữ pháp, đọc hay nghe) rồi quay lại từ đó; hỏi “mình hay sai câu nào?” để mình nhắc lại những câu bạn làm sai nhé.\n\nTiếng Nhật nói: 試験[しけん]に落[お]ちました。 (Tôi trượt rồi.)`,
  passed: `Chúc mừng bạn! おめでとうございます。 Công sức của bạn cả đấy. Nghỉ ngơi vài hôm rồi xem chặng tiếp theo trong [Lộ trình](${paths.path}) nhé.\n\nTiếng Nhật nói: 試験[しけん]に合格[ごうかく]しました。 (Tôi đỗ rồi.)`,
  happy: `Vui cùng bạn! Nhân lúc hứng khởi, gõ “đố mình một câu” để mình đố một câu nhé.\n\nTiếng Nhật nói: うれしいです。 (Tôi vui.)`,
  'in-danger':
    'Mình rất tiếc khi bạn đang phải chịu đựng như vậy. Mình chỉ là chương trình học tiếng Nhật, không giúp được chuyện này, nhưng có người giúp được: bạn hãy gọi ngay cho một người thân, hoặc gọi cấp cứu **115** (ở Việt Nam), **119** (ở Nhật). Xin bạn đừng ở một mình lúc này.',
};

/** What the assistant says of itself when it is asked. */
export const aboutAssistantTexts: Readonly<Record<AboutAssistant, string>> = {
  compared:
    'Mỗi bên giỏi một việc. ChatGPT và các mô hình AI viết được câu mới, trò chuyện được mọi chuyện, nhưng đôi khi nói sai mà vẫn rất tự tin. Mình chỉ là chương trình tra cứu: không viết được đoạn dài, nhưng từ, ngữ pháp, chữ Hán mình đưa ra đều lấy từ dữ liệu đã được người kiểm tra. Giáo viên thật thì hơn cả hai, vì nghe được bạn nói.',
  feelings:
    'Mình là chương trình nên không có cảm xúc, không vui buồn hay yêu ghét được. Nhưng cảm ơn bạn đã hỏi; bạn cứ hỏi tiếng Nhật thoải mái, mình không biết mệt đâu.',
  private:
    'Mình là chương trình nên không có tuổi, gia đình hay nhà ở đâu cả. Mình chỉ có từ điển, ngữ pháp và bài học tiếng Nhật để trả lời bạn thôi.',
  reliable:
    'Từ, ngữ pháp và câu mẫu mình đưa ra đều do người soạn và kiểm tra, mình không bịa. Nhưng mình có thể hiểu nhầm câu hỏi, tách nhầm từ trong câu dài, và khi sửa câu mình chỉ bắt được những lỗi hay gặp. Thấy chỗ nào sai, bạn bấm [góp ý](' +
    paths.feedback +
    ') giúp mình nhé.',
  languages:
    'Mình trả lời bằng tiếng Việt, về tiếng Nhật. Bạn có thể gõ câu hỏi bằng tiếng Việt có dấu hay không dấu, bằng tiếng Nhật, hoặc bằng romaji; tiếng Anh thì mình chỉ hiểu vài mẫu câu hỏi.',
  memory: `Mình không tự học từ tin nhắn của bạn, và trong một cuộc trò chuyện mình chỉ nhớ câu đố đang chờ trả lời. Các cuộc trò chuyện được giữ để bạn xem lại ở [trang Trợ lý](${paths.ai}) và bạn xóa được bất cứ lúc nào; xem thêm ở [Quyền riêng tư](${paths.privacy}).`,
  'well-being': 'Mình là chương trình nên lúc nào cũng sẵn sàng, cảm ơn bạn. Còn bạn, hôm nay học gì nào?',
};
