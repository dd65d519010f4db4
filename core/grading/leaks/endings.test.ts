import { testLeaks } from '../../../scripts/grading/test-leaks.ts';

testLeaks([
  {
    code: 'polite-before-n',
    wrong: [
      ['急いでいますんですが', 'ます'],
      ['電気がつきませんのですが', 'ません'],
      ['辞書を忘れましたんですが', 'ました'],
      ['学生ですんです', 'です'],
    ],
    right: [
      ['急いでいるんですが', 'plain'],
      ['急いでいますので', 'ので'],
      ['急いでいますんで', 'the spoken ので'],
    ],
  },
  {
    code: 'polite-before-quote',
    wrong: [
      ['行きますと思います', 'ます'],
      ['おいしいですと思います', 'です'],
      ['行きましょうと思っています', 'ましょう'],
    ],
    right: [
      ['行くと思います', 'plain'],
      ['「行きます」と思った', 'somebody’s own words'],
      ['行きますと言いました', 'words that were said'],
    ],
  },
  {
    code: 'polite-before-word',
    wrong: [
      ['行きますはずです', 'はず'],
      ['行きますかもしれません', 'かも'],
      ['雨が降りますそうです', 'hearsay'],
      ['歌いますながら', 'ながら'],
    ],
    right: [
      ['行くはずです', 'plain'],
      ['合格しますように', 'a wish'],
      ['行きましたら', 'polite たら'],
    ],
  },
  {
    code: 'desu-after-verb',
    wrong: [
      ['毎日食べるです', 'the dictionary form'],
      ['昨日行ったです', 'the past'],
      ['遠すぎるですから', 'すぎる is a verb'],
    ],
    right: [
      ['食べるんです', 'んです'],
      ['食べるでしょう', 'でしょう'],
      ['食べたいです', 'たい'],
      ['高かったです', 'the past of an adjective'],
      ['行かなかったです', 'the negative past'],
    ],
  },
  {
    code: 'da-after-predicate',
    wrong: [
      ['高いだから', 'an adjective'],
      ['高いだと思います', 'before と'],
      ['行くだと思います', 'a verb'],
      ['行きたいだから', 'たい'],
    ],
    right: [
      ['高いだろうと思います', 'だろう'],
      ['静かだから', 'a な-adjective'],
      ['高いだけです', 'だけ'],
      ['行くんだと思います', 'んだ'],
    ],
  },
  {
    code: 'deshita-after-adjective',
    wrong: [
      ['楽しいでした', 'an adjective'],
      ['学生じゃないでした', 'ない'],
    ],
    right: [
      ['楽しかったです', 'the past'],
      ['学生でした', 'a noun'],
      ['ありませんでした', 'ません'],
    ],
  },
  {
    code: 'da-before-no',
    wrong: [
      ['学生だので', 'ので'],
      ['静かだんです', 'んです'],
      ['晴れだらしいです', 'らしい'],
      ['雨だかもしれません', 'かも'],
      ['元気だかどうか聞きました', 'かどうか'],
    ],
    right: [
      ['学生なので', 'な'],
      ['薬を飲んだので', 'the past'],
      ['どうして選んだんですか', 'the past before んです'],
      ['晴れだそうです', 'hearsay'],
    ],
  },
  {
    code: 'na-missing',
    wrong: [
      ['静かので', 'a な-adjective'],
      ['学生ので', 'a noun'],
      ['学生んです', 'んです'],
      ['静かのに', 'のに'],
      ['雨ようです', 'よう'],
    ],
    right: [
      ['静かなので', 'な'],
      ['暑いので', 'an adjective'],
      ['雨のようです', 'の'],
      ['このようです', 'この'],
    ],
  },
  {
    code: 'na-extra',
    wrong: [
      ['寒いなので', 'an adjective'],
      ['行くなんです', 'a verb'],
      ['静かなみたいです', 'みたい'],
      ['静かなでしょう', 'でしょう'],
      ['大丈夫なから', 'から'],
      ['高いな部屋です', 'an adjective before a noun'],
    ],
    right: [
      ['静かなんです', 'a な-adjective'],
      ['元気なのに', 'のに'],
      ['忘れるな', 'a prohibition'],
    ],
  },
  {
    code: 'ni-after-adjective',
    wrong: [
      ['高いになりました', 'なる'],
      ['部屋を広いにします', 'する'],
    ],
    right: [
      ['高くなりました', 'く'],
      ['静かになりました', 'a な-adjective'],
    ],
  },
  {
    code: 'no-missing',
    wrong: [
      ['子供ときから', 'とき'],
      ['病気ため', 'ため'],
    ],
    right: [
      ['子供のときから', 'の'],
      ['食事前に', '前 is a suffix here'],
    ],
  },
  {
    code: 'no-extra',
    wrong: [
      ['日本へ行くのとき', 'とき'],
      ['薬を飲んだのほうがいいです', 'ほう'],
      ['忙しいのときは', 'an adjective'],
    ],
    right: [
      ['日本へ行くとき', 'without の'],
      ['走るのが好きです', 'a noun clause'],
    ],
  },
]);
