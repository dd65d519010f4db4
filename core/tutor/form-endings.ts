import { whole } from './pattern.ts';

/** Endings that are used as names of forms, with their names in the patterns. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    て: 'te',
    ます: 'masu',
    ない: 'nai',
    た: 'ta',
    たい: 'tai',
    ば: 'ba',
    たら: 'tara',
    たり: 'tari',
    ながら: 'nagara',
    ている: 'teiru',
    ています: 'teiru',
    よう: 'you',
    そう: 'sou',
    すぎる: 'sugiru',
    られる: 'rareru',
    させる: 'saseru',
    させられる: 'saserareru',
    ません: 'masen',
    ました: 'mashita',
    ませんでした: 'masendeshita',
    なかった: 'nakatta',
    なくて: 'nakute',
    る: 'jisho',
    辞書: 'jisho',
    可能: 'kanou',
    受身: 'ukemi',
    使役: 'shieki',
    使役受身: 'shiekiukemi',
    意向: 'ikou',
    命令: 'meirei',
    禁止: 'kinshi',
    条件: 'joken',
    く: 'ku',
    な: 'na',
    い: 'i',
    さ: 'sa',
  }),
);

/** After these words comes the name of a form. */
const BEFORE_A_NAME = whole('(thể|dạng|đuôi|sang|thành|muốn|kiện|diễn|chí|sự|năng|lệnh|điển|thường)');

/** The words for the form if this text names one: after "thể", or with 形, which means "thể" itself. */
export function endingNames(text: string, codeBefore: string): readonly string[] {
  const bare = text.replaceAll(/[〜～~。\s]/gu, '');
  const isBehindName = BEFORE_A_NAME.test(` ${codeBefore} `);
  const isForm = bare.endsWith('形');
  const name = isForm || isBehindName ? ENDINGS.get(isForm ? bare.slice(0, -1) : bare) : undefined;
  if (name === undefined) return [];
  return isForm && !isBehindName ? ['thể', name] : [name];
}
