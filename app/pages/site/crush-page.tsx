import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { Crush } from '#app/features/crush/crush.tsx';
import { addressValues, type Invitation, readInvitation } from '#app/features/crush/invitation.ts';
import { MusicButton, useMusic } from '#app/features/crush/music.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/** History state set by the form on this device; the shared link does not have it. */
const SENDER = 'sender';
/** For the server's HTML, which is the same for everyone: names are read in the browser only. */
const NOTHING_GIVEN = readInvitation(new URLSearchParams());

export default function CrushPage() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const music = useMusic();
  const isHydrated = useHydrated();

  const write = (invitation: Invitation) => {
    music.begin();
    // Form and invitation share one history entry: "back" leaves the page, and editing is a button.
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
