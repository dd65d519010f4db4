import { mailTestTexts, modelTestTexts, unreachableTexts } from '#contract/texts/site-settings.ts';
import type { AiError } from '#server/gateways/ai/ai.ts';
import { MailRefusedError } from '#server/gateways/mailer/mailer.ts';
import { MetadataHostError } from '#server/gateways/metadata-hosts.ts';

/** What an owner can do about a connection that failed. Never what the other side has sent: it could be anything. */

export function modelProblem({ kind, status, cause }: AiError): string {
  if (kind === 'unreachable' || cause instanceof MetadataHostError) return unreachableProblem(cause);
  if (kind === 'refused' && status !== null) return refusalOf(status);
  return MODEL_PROBLEMS[kind];
}

const MODEL_PROBLEMS: Readonly<Record<Exclude<AiError['kind'], 'unreachable'>, string>> = {
  refused: modelTestTexts.failing,
  busy: modelTestTexts.busy,
  failing: modelTestTexts.failing,
  silent: modelTestTexts.silent,
  slow: modelTestTexts.silent,
  cut: modelTestTexts.malformed,
  malformed: modelTestTexts.malformed,
  spent: modelTestTexts.busy,
};

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return modelTestTexts.keyRefused;
  if (status === 404) return modelTestTexts.notFound;
  if (status >= 300 && status < 400) return modelTestTexts.redirected;
  return modelTestTexts.refused(status);
}

export function mailProblem(error: unknown, to: string): string {
  if (error instanceof MetadataHostError) return unreachableProblem(error);
  if (error instanceof MailRefusedError) return mailTestTexts.recipientRefused(to);
  switch (codeOf(error)) {
    case 'EAUTH':
      return mailTestTexts.loginRefused;
    case 'EENVELOPE':
      return mailTestTexts.senderRefused;
    case 'ETIMEDOUT':
      return mailTestTexts.slow;
    case 'EDNS':
      return unreachableTexts.noSuchHost;
    case 'ESOCKET':
    case 'ECONNECTION':
    case 'ETLS':
      return unreachableProblem(error);
    case null:
      return mailTestTexts.slow;
    default:
      return mailTestTexts.failed;
  }
}

function unreachableProblem(error: unknown): string {
  if (error instanceof MetadataHostError) return unreachableTexts.forbidden;
  const text = `${codeOf(error)} ${error instanceof Error ? error.message : ''}`;
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return unreachableTexts.noSuchHost;
  if (text.includes('ECONNREFUSED')) return unreachableTexts.connectionRefused;
  if (/CERT|SELF_SIGNED|SSL|TLS|certificate/i.test(text)) return unreachableTexts.badCertificate;
  return unreachableTexts.other;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
