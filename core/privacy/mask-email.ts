/**
 * An e-mail that its owner recognises and nobody can write to (PRODUCT.md, D1). A short name or host
 * would stand there whole, so at least one letter of each is always hidden.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const lastDot = host.lastIndexOf('.');
  const [label, ending] = lastDot === -1 ? [host, ''] : [host.slice(0, lastDot), host.slice(lastDot)];
  return `${beginning(email.slice(0, at), 2)}***@${beginning(label, 1)}***${ending}`;
}

// By code points: half of a surrogate pair is no letter. NFC: a letter and its accent are one.
function beginning(text: string, letters: number): string {
  const all = Array.from(text.normalize('NFC'));
  return all.slice(0, Math.min(letters, all.length - 1)).join('');
}
