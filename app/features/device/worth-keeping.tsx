import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { deviceTexts as texts } from '#contract/texts/device.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { storedChoice } from '#app/lib/choices/stored-choice.ts';
import { logFailure } from '#app/lib/log.ts';
import { currentSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

/** Whether somebody without an account knows that a browser may erase what they learn; `/settings` says it always. */
const accountOfferChoice = storedChoice({ key: 'account-offer', values: ['open', 'told'], usual: 'open' });

const isFitting = (): boolean =>
  currentSession() === null && learnerChoice.now() === 'begun' && accountOfferChoice.now() === 'open';

/**
 * The end of a lesson or of a sitting: something worth keeping was learnt. The browser is asked to keep it, and somebody
 * without an account is told, once, how it is kept for good. Stands below the links of the end.
 */
export function WorthKeeping() {
  const [isOpen, setOpen] = useState(isFitting);
  useEffect(() => {
    if (isFitting()) accountOfferChoice.choose('told');
    import('#app/lib/kept/device-storage.ts').then(
      ({ persistOnce }) => persistOnce(),
      (error: unknown) => logFailure('The browser was not asked to keep the storage', error),
    );
  }, []);
  if (!isOpen) return null;
  return (
    <div className="basis-full text-left">
      <CardSection heading={texts.accountOfferTitle}>
        <p className="text-ink-soft">{texts.accountOfferText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={paths.register}>
            {accountTexts.register}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.login}>
            {accountTexts.login}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {texts.notNow}
          </Button>
        </div>
      </CardSection>
    </div>
  );
}
