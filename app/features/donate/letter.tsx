import type { Donation } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PlankBridge } from './plank-bridge.tsx';

/** The greeting: a sheet of paper with a picture, a few words and the seal under them. */
export function Letter({ donation }: { readonly donation: Donation }) {
  return (
    <Card className="overflow-hidden p-0! sm:p-0!">
      <div className="bg-sunken pt-4">
        <PlankBridge className="w-full" />
      </div>
      <div className="grid gap-4 p-6 sm:p-8">
        <p className="text-sm font-bold text-vermilion">{donateTexts.title}</p>
        <h1 className="text-3xl font-bold tracking-tight">{donation.greeting}</h1>
        {donation.letter.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            <MixedText>{paragraph}</MixedText>
          </p>
        ))}
        <p className="flex items-center gap-4 pt-2 font-bold">
          <span aria-hidden className="seal size-12 text-2xl">
            <JapaneseText>橋</JapaneseText>
          </span>
          {donation.signature}
        </p>
      </div>
    </Card>
  );
}
