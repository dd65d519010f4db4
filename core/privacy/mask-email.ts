/** An e-mail that its owner recognises and nobody can write to (product-rules: `ng***@g***.com`). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const host = email.slice(at + 1);
  const lastDot = host.lastIndexOf('.');
  const ending = lastDot === -1 ? '' : host.slice(lastDot);
  return `${firstLetters(name, 2)}***@${firstLetters(host, 1)}***${ending}`;
}

// By code points: half of a surrogate pair is no letter.
const firstLetters = (text: string, count: number) => Array.from(text).slice(0, count).join('');
