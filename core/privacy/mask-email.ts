/**
 * An e-mail address that its owner recognises, but nobody can write to (PRODUCT.md, D1). At least one letter of the
 * name and of the host is always hidden, even if they are short.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  const lastDot = host.lastIndexOf('.');
  const [label, ending] = lastDot === -1 ? [host, ''] : [host.slice(0, lastDot), host.slice(lastDot)];
  return `${beginning(email.slice(0, at), 2)}***@${beginning(label, 1)}***${ending}`;
}

// By code points, because half of a surrogate pair is not a letter. NFC, because a letter and its accent are one.
function beginning(text: string, letters: number): string {
  const all = Array.from(text.normalize('NFC'));
  return all.slice(0, Math.min(letters, all.length - 1)).join('');
}
