import { testLeaks } from '../../../scripts/grading/test-leaks.ts';

testLeaks([
  {
    code: 'place-he',
    wrong: [
      ['ここへ座ってもいいですか', '座る'],
      ['冷蔵庫へ置いてください', '置く'],
      ['日本へ住んでいます', '住む'],
      ['前の席へゆっくり座ります', 'an adverb between'],
      ['ホテルへ泊まります', '泊まる'],
    ],
    right: [
      ['日本へ行きます', '行く'],
      ['冷蔵庫へ入れてください', 'into something'],
      ['駅へ着きました', 'arriving'],
      ['食堂へいらしてください', 'いらして, which the tokenizer cuts'],
      ['日本へ来て、東京に住んでいます', 'the verb of another clause'],
    ],
  },
  {
    code: 'place-de',
    wrong: [
      ['東京で住んでいます', '住む'],
      ['部屋でいます', 'いる'],
      ['銀行で勤めています', '勤める'],
    ],
    right: [
      ['一人で住んでいます', 'how, not where'],
      ['東京で会議があります', 'an event'],
      ['東京に住んでいます', 'に'],
      ['元気でいます', 'a state'],
      ['部屋で待っています', 'an activity'],
    ],
  },
  {
    code: 'goal-de',
    wrong: [
      ['学校で行きます', '行く'],
      ['空港で着きました', '着く'],
    ],
    right: [
      ['電車で行きます', 'the means'],
      ['二人で帰ります', 'how many'],
    ],
  },
  {
    code: 'place-ni',
    wrong: [
      ['図書館に勉強します', 'a verb with する'],
      ['レストランに食べました', '食べる'],
      ['駅に会いましょう', 'a place is not met'],
    ],
    right: [
      ['図書館に勉強しに行きます', 'a purpose'],
      ['公園に遊びに来ました', 'a purpose that is a noun for the tokenizer'],
      ['図書館で勉強します', 'で'],
      ['熱いうちに食べてください', 'うち that is no place'],
    ],
  },
  {
    code: 'time-ni',
    wrong: [
      ['毎日に運動します', '毎日'],
      ['昨日に友達と話しました', '昨日'],
    ],
    right: [
      ['会議は今日にします', 'にする'],
      ['昨日に比べて暑いです', 'に比べて'],
      ['七時に起きます', 'a point in time'],
    ],
  },
  {
    code: 'until',
    wrong: [['バスが来るまでに待ちます', 'waiting lasts']],
    right: [
      ['バスが来るまで待ちます', 'まで'],
      ['五時までに帰ります', 'a limit'],
    ],
  },
  {
    code: 'asked-de',
    wrong: [
      ['受付の人で聞きました', 'a person is asked'],
      ['先生で質問しました', 'a verb with する'],
    ],
    right: [
      ['受付で聞きました', 'a place'],
      ['二人で会いました', 'how many'],
      ['みんなで電話しました', 'together'],
    ],
  },
  {
    code: 'partner-ni',
    wrong: [
      ['友達に別れました', '別れる'],
      ['田中さんに結婚しました', 'a verb with する'],
    ],
    right: [
      ['友達と別れました', 'と'],
      ['友達に別れを告げました', 'another verb'],
      ['六月に結婚します', 'a time'],
    ],
  },
  {
    code: 'origin-kara',
    wrong: [['階段から転びました', 'nobody stumbles from a height']],
    right: [
      ['階段から落ちました', 'falling'],
      ['道が悪いから転びました', 'a reason'],
    ],
  },
  {
    code: 'giver',
    wrong: [
      ['先生が教えてもらいました', 'the teacher gives'],
      ['駅員が荷物を運んでもらえますか', 'in a request'],
      ['友達に手伝ってくれました', 'くれる has a subject'],
      ['手伝ってもらってありがとう', 'thanks go to the giver'],
    ],
    right: [
      ['先生に教えてもらいました', 'に'],
      ['先生が教えてくれました', 'くれる'],
      ['友達が先生に教えてもらいました', 'the friend receives'],
      ['友達が倒れたので、救急車を呼んでもらえますか', 'another clause'],
      ['先生に手伝ってくれるように頼みました', 'に belongs to asking'],
      ['手伝ってくれてありがとう', 'くれる'],
    ],
  },
]);
