import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { Crush } from '#app/features/crush/crush.tsx';
import { addressValues, type Invitation, readInvitation } from '#app/features/crush/invitation.ts';
import { MusicButton, useMusic } from '#app/features/crush/music.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** Of the history entry that the form has written, on this device alone: the link that is sent has none. */
const SENDER = 'sender';
/** In the server's HTML, which is the same for everyone: names are read in the browser alone. */
const NOTHING_GIVEN = readInvitation(new URLSearchParams());

export default function CrushPage() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const music = useMusic();
  const isHydrated = useHydrated();

  const write = (invitation: Invitation) => {
    music.begin();
    // The form and what it makes are one place: Back leads to where one came from, and editing is a button.
    void navigate(paths.invitation(addressValues(invitation).toString()), { replace: true, state: SENDER });
  };
  return (
    <div className="pb-16">
      <PageHead title={crushTexts.title} description={crushTexts.description} />
      <MusicButton music={music} />
      <Crush
        key={isHydrated ? key : 'unread'}
        given={isHydrated ? readInvitation(new URLSearchParams(search)) : NOTHING_GIVEN}
        isSender={state === SENDER}
        onWritten={write}
        onQuestion={music.begin}
      />
    </div>
  );
}
