import type { ConjugationCode } from '../../japanese/inflection/conjugation-forms.ts';
import { phrase, occursIn } from '../pattern.ts';

const NEGATIVE = '(phủ định|nai|dạng không|thể không)';
const PAST = '(quá khứ|đã)';
const POLITE = '(lịch sự|masu|kính ngữ|trang trọng)';

/** The first match is used, so names of two parts come before single ones. */
const FORMS: readonly (readonly [ConjugationCode, RegExp])[] = (
  [
    [
      'causative-passive',
      '(bị động (của )?sai khiến|sai khiến (thể )?bị động|saserareru|shiekiukemi|bị bắt)',
    ],
    ['polite-past-negative', 'masendeshita'],
    ['polite-negative', 'masen'],
    ['polite-past', 'mashita'],
    ['past-negative', 'nakatta'],
    ['negative-te', '(nakute|te phủ định|phủ định (của )?(thể )?te)'],
    ['progressive', '(tiếp diễn|đang diễn ra|hiện tại tiếp diễn|te iru|teiru|te imasu)'],
    ['want', '(mong muốn|muốn|nguyện vọng|tai)'],
    ['if-tara', '(tara|điều kiện tara)'],
    ['if-ba', '(điều kiện|giả định|ba|joken|nếu)'],
    ['listing', '(liệt kê|tari)'],
    ['while', '(vừa vừa|vừa làm vừa|nagara|đồng thời)'],
    ['potential', '(khả năng|kanou|có thể làm)'],
    ['passive', '(bị động|thụ động|ukemi|rareru)'],
    ['causative', '(sai khiến|cho phép|shieki|saseru)'],
    ['volitional', '(ý chí|ý định|ý hướng|rủ rê|ikou|you|mời rủ)'],
    ['imperative', '(mệnh lệnh|ra lệnh|meirei)'],
    ['prohibitive', '(cấm chỉ|cấm đoán|ngăn cấm|cấm|kinshi)'],
    ['adverb', '(trạng từ|phó từ|ku)'],
    ['before-noun', '(trước danh từ|bổ nghĩa (cho )?danh từ|bổ nghĩa danh từ)'],
    ['too-much', '(quá mức|sugiru|quá nhiều)'],
    ['seems', '(có vẻ|trông có vẻ|sou)'],
    ['noun-sa', '(danh từ hóa|danh từ|sa)'],
    ['te', '(te|nối)'],
  ] as const
).map(([code, name]) => [code, phrase(name)]);

const NEGATED = phrase(NEGATIVE);
const PASSED = phrase(`(${PAST}|ta)`);
const POLITELY = phrase(POLITE);
const DICTIONARY = phrase(
  '(từ điển|thể thường|dạng thường|thông thường|nguyên dạng|jisho|thể ngắn|thể đơn giản|thể hiện tại)',
);

/** Negative, past and polite can be combined in any order. */
export function formIn(line: string): ConjugationCode | null {
  const named = FORMS.find(([, name]) => occursIn(name, line))?.[0];
  if (named) return named;
  const negative = occursIn(NEGATED, line) ? 'negative' : '';
  const past = occursIn(PASSED, line) ? 'past' : '';
  const polite = occursIn(POLITELY, line) ? 'polite' : '';
  const code = COMBINED.get([polite, past, negative].filter(Boolean).join('-'));
  return code ?? (occursIn(DICTIONARY, line) ? 'dictionary' : null);
}

const COMBINED: ReadonlyMap<string, ConjugationCode> = new Map(
  (
    [
      'polite',
      'polite-negative',
      'polite-past',
      'polite-past-negative',
      'negative',
      'past',
      'past-negative',
    ] as const
  ).map((code) => [code, code]),
);

/** Names that mean a form even without "thể" before them; a single syllable could be any word. */
export const FORM_NAMES =
  '((quá khứ|phủ định|lịch sự|thể thường|thể ngắn|từ điển|nguyên dạng|bị động|thụ động|sai khiến|khả năng|ý chí|ý hướng|mệnh lệnh|cấm chỉ|cấm đoán|điều kiện|tiếp diễn|mong muốn|trạng từ|phó từ|trước danh từ|danh từ hóa)( (của )?(quá khứ|phủ định|lịch sự|bị động|sai khiến|hiện tại))*)';

const ENDINGS =
  '(te|masu|nai|ta|tai|ba|tara|tari|nagara|teiru|te iru|you|sou|sugiru|rareru|saseru|saserareru|masen|mashita|masendeshita|nakatta|nakute|jisho|kanou|ukemi|shieki|shiekiukemi|ikou|meirei|kinshi|joken|ku|sa)';

/** A form with its name: "thể te", "dạng quá khứ phủ định", "て形". */
export const NAMED_FORM = `((thể|dạng|form|đuôi|sang|qua|thành|về) (thể |dạng |form )?(${FORM_NAMES}|${ENDINGS}|ý định|nối|muốn|liệt kê|cấm|thường|giả định|có vẻ|quá mức|rủ rê)( (${ENDINGS}|form|${FORM_NAMES}))?|${ENDINGS} form|thể ${ENDINGS})`;
