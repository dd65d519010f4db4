/** A text in which somebody asks for a point of grammar by its name. */
export interface AskedGrammar {
  /** What can be the name itself, the likeliest first. */
  readonly names: readonly string[];
  /** Points that are all meant, by their Japanese names: those of a form that has several. */
  readonly together: readonly string[];
  /** Whether the text says that it is about grammar, so that short names count too. */
  readonly isCertain: boolean;
}

/** What learners type before the name of a form or pattern, with or without marks. */
const INTRODUCTION =
  /^(?:thể|the|mẫu câu|mau cau|mẫu|mau|ngữ pháp|ngu phap|cấu trúc|cau truc|trợ từ|tro tu|tiểu từ|dạng|đuôi|cách dùng|cach dung|câu(?= điều kiện$))\s+/iu;

/** What stands for any word in a pattern: V-te iru, N です, động từ + ながら. */
const PLACEHOLDER =
  /^(?:(?:[VNA]|Na|Adj|v(?=[-+])|động từ|danh từ|tính từ|dong tu|danh tu|tinh tu)(?:\s*[-+~〜]\s*|\s+|(?=[\p{sc=Hiragana}\p{sc=Han}])))+/u;

const FORM = /\s*-?(?:form|形|けい)$/iu;

/** The form of the word before a pattern: る of る前に, の of のために. */
const BEFORE_PATTERN = /^[るたのない](?=.{2})/u;

/** Forms by their Vietnamese name, where the pattern does not say it. */
const IN_VIETNAMESE: Readonly<Record<string, readonly string[]>> = {
  'điều kiện': ['ば', 'たら', 'なら'],
  'dieu kien': ['ば', 'たら', 'なら'],
  'liệt kê': ['たり', 'や', 'とか'],
  'tiếp diễn': ['ている'],
  'so sánh': ['より', 'ほど', '一番'],
  'phủ định': ['ない'],
  'lịch sự': ['ます'],
  'từ điển': ['辞書形'],
  'cho nhận': ['てあげる', 'てもらう', 'てくれる'],
};

export function askedGrammar(typed: string): AskedGrammar {
  const text = typed.normalize('NFKC').trim();
  const introduced = text.replace(INTRODUCTION, '');
  const together = introduced === text ? [] : (IN_VIETNAMESE[introduced.toLowerCase()] ?? []);
  const bare = introduced.replace(PLACEHOLDER, '');
  const unformed = bare.replace(FORM, '');
  const isCertain = unformed !== text;
  const names = [
    introduced,
    bare,
    unformed,
    ...(bare === introduced ? [] : [bare.replace(BEFORE_PATTERN, '')]),
  ];
  return { names: [...new Set(names)].filter(Boolean), together, isCertain };
}
