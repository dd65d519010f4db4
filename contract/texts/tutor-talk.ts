/** What the tutor says about itself, and in passing. It is no person and no language model, and says so. */
export const tutorTalkTexts = {
  greeting:
    'Chào bạn! Mình là gia sư tiếng Nhật có sẵn của Kakehashi. Bạn có thể hỏi mình nghĩa của từ, chữ Hán, ngữ pháp, hoặc gửi một câu tiếng Nhật để mình phân tích.',
  thanks: 'Không có gì. Bạn cứ hỏi tiếp khi cần nhé!',
  farewell: 'Hẹn gặp lại bạn. またね！',
  identity:
    'Mình là gia sư có sẵn của Kakehashi, một chương trình trả lời từ từ điển, bảng chữ Hán, ngữ pháp và bài học do đội ngũ biên soạn. Mình không phải người thật, cũng không phải mô hình AI như ChatGPT, nên mình chỉ ghép được câu đơn giản chứ không dịch câu dài, và không trò chuyện chuyện ngoài tiếng Nhật; đổi lại, mình không bịa: câu trả lời nào cũng lấy hoặc ghép từ dữ liệu đã được kiểm tra.',
  abilities: 'Mình giúp được bạn những việc này:',
  abilityList: [
    'Nghĩa của từ, chữ Hán, câu: “食べました nghĩa là gì?”, “bệnh viện tiếng Nhật là gì?”',
    'Âm Hán Việt, nét, bộ của chữ Hán: “Hán Việt của 学校”, “chữ 水 mấy nét?”',
    'Chia động từ, tính từ: “chia động từ 行く”, “thể て của 飲む”',
    'Ngữ pháp N5, N4, N3: “cách dùng てから”, “khác nhau giữa は và が”',
    'Phân tích và sửa câu: “phân tích câu 私は毎日日本語を勉強します。”, “sửa câu 犬があります”',
    'Ví dụ và câu trong bài học: “cho ví dụ với から”, “câu về nhà hàng”',
    'Đố vui: “đố mình một câu”, “mình hay sai câu nào?”',
  ],
  unclear:
    'Mình chưa hiểu câu hỏi này. Mình chỉ trả lời về tiếng Nhật và cách dùng Kakehashi. Bạn thử hỏi một trong những kiểu sau nhé:',
  calm: 'Xin lỗi bạn nếu mình trả lời chưa đúng ý. Bạn nói rõ hơn điều muốn hỏi về tiếng Nhật, mình sẽ cố trả lời tốt hơn nhé.',
  goAhead: 'Bạn cứ hỏi nhé! Ví dụ: “食べる nghĩa là gì?”, “cách dùng てから”, “sửa câu 犬があります”.',
  failed: 'Có trục trặc khi tra cứu, bạn thử hỏi lại sau một lát nhé.',
} as const;
