/** Google's sign-in button. Its script is loaded only where the button is shown. */
const SCRIPT = 'https://accounts.google.com/gsi/client';

/** The part of `google.accounts.id` that we use. */
interface GoogleIdentity {
  initialize(options: {
    readonly client_id: string;
    readonly ux_mode: 'popup';
    readonly callback: (reply: { readonly credential: string }) => void;
  }): void;
  renderButton(
    place: HTMLElement,
    look: {
      readonly type: 'standard';
      readonly size: 'large';
      readonly theme: 'outline' | 'filled_black';
      readonly locale: string;
      /** In pixels, from 200 to 400. */
      readonly width: number;
    },
  ): void;
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | null = null;

function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    // The next screen with the button may try again: the network may be back.
    const giveUp = (reason: string) => {
      script.remove();
      loading = null;
      reject(new Error(`${SCRIPT} ${reason}`));
    };
    script.addEventListener('load', () => {
      if (window.google) resolve(window.google.accounts.id);
      else giveUp('did not bring google.accounts.id');
    });
    script.addEventListener('error', () => giveUp('could not be loaded'));
    document.head.append(script);
  });
  return loading;
}

// Google must be initialised once per page load, but several screens have the button: the last one gets the credential.
let initialisedFor: string | null = null;
let listener: (credential: string) => void = () => {};

interface GoogleButtonLook {
  readonly clientId: string;
  readonly dark: boolean;
  readonly onCredential: (credential: string) => void;
}

const NARROWEST_PX = 200;
const WIDEST_PX = 400;

/** Lets Google render its button into `place`, at the available width. Rejects if Google cannot be reached. */
export async function drawGoogleButton(
  place: HTMLElement,
  { clientId, dark, onCredential }: GoogleButtonLook,
): Promise<void> {
  listener = onCredential;
  const google = await loadGoogleIdentity();
  if (initialisedFor !== clientId) {
    google.initialize({
      client_id: clientId,
      ux_mode: 'popup',
      callback: ({ credential }) => listener(credential),
    });
    initialisedFor = clientId;
  }
  place.replaceChildren();
  google.renderButton(place, {
    type: 'standard',
    size: 'large',
    theme: dark ? 'filled_black' : 'outline',
    locale: 'vi',
    width: Math.min(WIDEST_PX, Math.max(NARROWEST_PX, place.clientWidth)),
  });
}
