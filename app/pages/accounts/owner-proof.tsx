import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { GoogleButton } from '#app/features/accounts/google-button.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { TextLink } from '#app/ui/link.tsx';

interface ProofTexts {
  readonly password: string;
  readonly google: string;
  /** The account has only Google, which this server does not offer any more. */
  readonly missing: string;
}

interface OwnerProofProps {
  readonly hasPassword: boolean;
  readonly texts: ProofTexts;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onCredential: (credential: string) => void;
  readonly error: string | null;
}

/** Asks the owner to show that it is them: by the password, or by signing in with Google again. */
export function OwnerProof({ hasPassword, ...props }: OwnerProofProps) {
  return hasPassword ? <PasswordProof {...props} /> : <GoogleProof {...props} />;
}

type ProofProps = Omit<OwnerProofProps, 'hasPassword'>;

const PasswordProof = ({ texts, password, onPassword, error }: ProofProps) => (
  <PasswordField
    label={texts.password}
    autoComplete="current-password"
    value={password}
    onChange={(event) => onPassword(event.target.value)}
    error={error}
  />
);

function GoogleProof({ texts, onCredential, error }: ProofProps) {
  const { data: options } = useQuery(signInOptionsQuery());
  if (!options) return null;
  if (!options.googleClientId) {
    return (
      <p>
        {texts.missing} <TextLink to={paths.forgot}>{ownAccountTexts.setPassword}</TextLink>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p>{texts.google}</p>
      <GoogleButton clientId={options.googleClientId} onCredential={onCredential} />
      <p role="alert" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
