import { Download } from 'lucide-react';
import { deviceTexts as texts } from '#contract/texts/device.ts';
import { storedChoice, useChoice } from '#app/lib/choices/stored-choice.ts';
import { install, isInstalledByHand, useCanInstall } from '#app/lib/service-worker/install-offer.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';

/** Whether the learner wants to see the offer on their day; the settings have it in any case. */
const installOfferChoice = storedChoice({
  key: 'install-offer',
  values: ['open', 'declined'],
  usual: 'open',
});

/** Offered to somebody who learns here already, once: not to visitors who look around. */
export default function InstallCard() {
  const canInstall = useCanInstall();
  const isDeclined = useChoice(installOfferChoice) === 'declined';
  const byHand = isInstalledByHand();
  if (isDeclined || (!canInstall && !byHand)) return null;
  return (
    <CardSection heading={texts.installTitle}>
      <p className="text-ink-soft">{texts.installText}</p>
      {byHand && <p>{texts.installByHand}</p>}
      <div className="flex flex-wrap gap-3">
        {canInstall && <InstallButton />}
        <Button variant="quiet" onClick={() => installOfferChoice.choose('declined')}>
          {texts.notNow}
        </Button>
      </div>
    </CardSection>
  );
}

export const InstallButton = () => (
  <Button icon={<Download aria-hidden className="size-5" />} onClick={() => void install()}>
    {texts.install}
  </Button>
);
