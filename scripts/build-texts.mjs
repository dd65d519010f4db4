// What the operator reads while the product is built; the texts of the product itself are in contract/texts/operator.ts.
/** The parts that take long enough to be told. */
const WHATS = {
  client: 'trang web cho trình duyệt',
  server: 'máy chủ',
  compress: 'nén tệp',
  kanji: 'dữ liệu chữ Hán',
  tail: 'từ điển JMdict',
  snapshot: 'cơ sở dữ liệu có sẵn bài học',
  exercises: 'bài tập của lộ trình',
};

const number = new Intl.NumberFormat('vi', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const buildTexts = {
  begin: 'Đang chuẩn bị Kakehashi; lần đầu mất khoảng một phút.',
  done: ({ name, seconds }) => (WHATS[name] ? [`  ✓ ${WHATS[name]}: ${number.format(seconds)} giây`] : []),
  total: (seconds) => `Đã chuẩn bị xong sau ${number.format(seconds)} giây.`,
  tailLater: 'Từ điển JMdict còn đang được tạo; trong lúc chờ, ô tra từ dùng các từ của Kakehashi.',
  tailDone: 'Từ điển JMdict đã sẵn sàng.',
  tailFailed: 'Không tạo được từ điển JMdict; Kakehashi vẫn chạy với các từ của mình.',
  failed: 'Không chuẩn bị được Kakehashi.',
};
