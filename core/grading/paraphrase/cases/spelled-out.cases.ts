import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** What goes without saying and may be said, or the other way round. */
export const spelledOutCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    ['この本は1500円です。', 'この本の値段は1500円です', 'the price', { vi: 'Quyển sách này giá 1500 yên.' }],
    ['この本の値段はいくらですか。', 'この本はいくらですか', 'the price goes without saying'],
    ['会議室に12人います。', '会議室に人が12人います', 'people', { vi: 'Trong phòng họp có 12 người.' }],
    ['会議室に12人います。', '会議室には12人の人がいます', 'people', { vi: 'Trong phòng họp có 12 người.' }],
    ['桜が咲きました。', '桜の花が咲きました', 'the flower of it'],
    ['一緒に食べに行きましょう。', '一緒にご飯を食べに行きましょう', 'a meal', { vi: 'Cùng đi ăn đi!' }],
    ['晩ご飯を食べた後で、宿題をします。', '晩ご飯の後で、宿題をします', 'after a meal'],
    [
      '昼ご飯の前に手を洗います。',
      '昼ご飯を食べる前に手を洗います',
      'before a meal',
      { vi: 'Trước khi ăn trưa tôi rửa tay.' },
    ],
    ['旅行の前にホテルを予約します。', '旅行に行く前にホテルを予約します', 'before a journey'],
    [
      'テーブルの上に花瓶が置いてあります。',
      'テーブルに花瓶が置いてあります',
      'on it',
      { vi: 'Trên bàn có để một bình hoa.' },
    ],
    ['家から会社まで40分ぐらいかかります。', '家から会社まで40分ぐらいです', 'how long the way is'],
  ]),
  ...rightBy('number', [
    ['三年日本で働いています。', '三年間日本で働いています', 'the place between'],
    ['五年間ハノイに住んでいます。', '五年ハノイに住んでいます', 'the other way'],
  ]),
  ...rightBy('place', [
    ['部屋には誰もいません。', '部屋の中に誰もいません', 'inside', { vi: 'Trong phòng không có ai.' }],
  ]),
  ...rightBy('possessor', [
    ['母が傘を買ってくれました。', '母が私に傘を買ってくれました', 'for me', { vi: 'Mẹ mua cho tôi cái ô.' }],
    ['友達が私に本をくれました。', '友達が本をくれました', 'くれる says it'],
    [
      '駅に着いたら、電話してください。',
      '駅に着いたら、私に電話してください',
      'to me',
      { vi: 'Đến ga thì gọi điện cho tôi.' },
    ],
    [
      'これは北海道で撮った写真です。',
      'これは私が北海道で撮った写真です',
      'by me',
      { vi: 'Đây là bức ảnh tôi chụp ở Hokkaido.' },
    ],
    [
      '部屋の窓から山が見えます。',
      '私の部屋の窓から山が見えます',
      'my room',
      { vi: 'Từ cửa sổ phòng tôi nhìn thấy núi.' },
    ],
  ]),
  ...rightBy('adverb', [
    ['雨が降りそうです。', 'もうすぐ雨が降りそうです', 'soon', { vi: 'Trông có vẻ trời sắp mưa.' }],
    ['高くても買いたいです。', 'たとえ高くても買いたいです', 'even if', { vi: 'Dù đắt tôi cũng muốn mua.' }],
  ]),
  ...wrongSomehow([
    ['この本は1500円です。', 'この本の値段は1500円です', 'no price is named', { vi: 'Sách này 1500 yên.' }],
    ['父は1500円です。', '父の値段は1500円です', 'a person', { vi: 'Giá 1500 yên.' }],
    ['学生が12人います。', '学生が人が12人います', 'they are named', { vi: 'Có 12 người là sinh viên.' }],
    ['花が咲きます。', '花の花が咲きます', 'no kind of plant'],
    ['すしを食べに行きます。', 'すしをご飯を食べに行きます', 'it has an object', { vi: 'Tôi đi ăn sushi.' }],
    ['晩ご飯を食べる前に、宿題をします。', '晩ご飯の後に、宿題をします', 'before, not after'],
    ['店で晩ご飯を食べた後で、帰ります。', '店で晩ご飯の後で、帰ります', 'で needs the verb'],
    ['母と買い物に行く前に、電話しました。', '母と買い物の前に、電話しました', 'と needs the verb'],
    ['日本へ旅行に行く前に、買います。', '日本へ旅行の前に、買います', 'へ needs the verb'],
    [
      'テーブルの下に花瓶が置いてあります。',
      'テーブルに花瓶が置いてあります',
      'under it',
      { vi: 'Dưới bàn có để một bình hoa.' },
    ],
    ['机に名前を書きました。', '机の上に名前を書きました', 'not put', { vi: 'Tôi viết tên lên bàn.' }],
    ['三年前日本で働いていました。', '三年間前日本で働いていました', 'ago'],
    ['三日東京に着きます。', '三日間東京に着きます', 'a date'],
    ['二〇二〇年日本で働いていました。', '二〇二〇年間日本で働いていました', 'a year'],
    ['箱には何もありません。', '箱の上に何もありません', 'not inside', { vi: 'Trong hộp không có gì.' }],
    ['8時から9時まで40分かかります。', '8時から9時まで40分です', 'no way'],
    ['40分ぐらいかかります。', '40分ぐらいです', 'no way is named'],
    [
      '母が傘を買ってくれました。',
      '母が私に傘を買ってくれました',
      'not for me',
      { vi: 'Mẹ mua ô cho em gái.' },
    ],
    [
      '母が傘を買ってくれました。',
      '母が私に傘を買ってもらいました',
      'the wrong favour',
      { vi: 'Mẹ mua cho tôi cái ô.' },
    ],
    [
      'これは北海道で撮った写真です。',
      'これは私が北海道で撮った写真です',
      'nobody is named',
      { vi: 'Đây là bức ảnh chụp ở Hokkaido.' },
    ],
    ['彼は家に帰りました。', '彼は私の家に帰りました', 'his own home', { vi: 'Anh ấy về nhà mình.' }],
    [
      '部屋の窓から山が見えます。',
      '私の部屋の窓から山が見えます',
      'no room of mine',
      { vi: 'Từ cửa sổ phòng nhìn thấy núi.' },
    ],
    ['机を並べます。', 'もうすぐ机を並べます', 'arranging', { vi: 'Tôi sắp xếp bàn.' }],
    [
      '雨が降るので傘を持って行きます。',
      '雨が降るのでもうすぐ傘を持って行きます',
      'the rain comes soon',
      { vi: 'Trời sắp mưa nên tôi mang ô.' },
    ],
  ]),
];
