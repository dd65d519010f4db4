import { ShieldCheck } from 'lucide-react';
import { donateTexts } from '#contract/texts/donate.ts';

/** Where the code would stand, as long as nobody receives money. */
export function NoAccount() {
  return (
    <section className="flex gap-4 rounded-lg bg-indigo-wash p-5 sm:p-6">
      <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-indigo" />
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{donateTexts.noAccountTitle}</h2>
        <p>{donateTexts.noAccountText}</p>
      </div>
    </section>
  );
}
