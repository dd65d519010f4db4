import { ChevronDown } from 'lucide-react';
import type { ConjugationGroup } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

/** All forms of the word. Only the first group is open, so that the page stays short on phones. */
export function ConjugationTables({ groups }: { readonly groups: readonly ConjugationGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{dictionaryTexts.conjugation}</h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {groups.map((group, index) => (
          <details key={group.name} open={index === 0} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-4 py-2 font-bold hover:text-indigo sm:px-5 [&::-webkit-details-marker]:hidden">
              <span>
                <MixedText>{group.name}</MixedText>
              </span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <FormTable {...group} />
          </details>
        ))}
      </div>
    </section>
  );
}

function FormTable({ name, forms }: ConjugationGroup) {
  return (
    <table className="mb-2 w-full text-left">
      <caption className="sr-only">{name}</caption>
      <tbody>
        {forms.map((form) => (
          <tr key={form.name} className="border-t border-line">
            <th
              scope="row"
              className="w-2/5 px-4 py-2 align-middle text-sm font-normal text-ink-soft sm:px-5"
            >
              <MixedText>{form.name}</MixedText>
            </th>
            <td className="px-4 py-2 text-lg leading-loose sm:px-5">
              <JapaneseText>{parseRuby(form.ruby)}</JapaneseText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
