import { mailTexts } from '#contract/texts/mail.ts';
import type { RenderedMail } from '#server/gateways/mailer/mailer.ts';
import type { Letter } from './mail.service.ts';

/** Renders every letter of the product, as plain text and as HTML. */
export function renderLetter(letter: Letter): RenderedMail {
  // A typed name must not start a new line, where a code is expected.
  const singleLine = {
    ...letter,
    subject: onOneLine(letter.subject),
    greeting: onOneLine(letter.greeting),
    lines: letter.lines.map(onOneLine),
  };
  const { to, subject, code, stop } = singleLine;
  return {
    to,
    subject,
    text: textOf(singleLine),
    html: htmlOf(singleLine),
    code,
    unsubscribeUrl: stop?.oneClickUrl,
  };
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textOf({ greeting, lines: [first, ...rest], code, action, stop }: Letter): string {
  const link = action && `${action.label}:\n${action.url}`;
  const closing = `${mailTexts.signature}\n${mailTexts.noReply}`;
  const stopping = stop && `${stop.label}:\n${stop.url}`;
  const paragraphs = [greeting, first, code, link, ...rest, closing, stopping];
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join('\n\n')}\n`;
}

// The colours of the design. Mail programs support no variables, no style sheets and often no images.
const PAPER = '#FAF7F2';
const SURFACE = '#FFFEFB';
const INK = '#1B1E28';
const INK_SOFT = '#565B6B';
const INDIGO = '#2B3A8C';
const INDIGO_WASH = '#E9ECF8';
const LINE = '#E5DFD3';
const FACE = "font-family:'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FIXED_FACE = "font-family:Consolas,Menlo,'Courier New',monospace";
const TABLE = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';

function htmlOf({ subject, greeting, lines: [first = '', ...rest], code, action, stop }: Letter): string {
  const card = [
    paragraph(greeting),
    paragraph(first),
    code === undefined ? '' : codeBlock(code),
    action ? button(action) : '',
    ...rest.map(paragraph),
    action ? linkByHand(action.url) : '',
  ];
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${PAPER};color:${INK};${FACE}">
<${TABLE} width="100%" style="background-color:${PAPER}">
<tr>
<td align="center" style="padding:32px 16px">
<${TABLE} width="100%" style="max-width:560px;text-align:left">
<tr>
<td style="padding:0 8px 16px;font-size:22px;line-height:1.3;font-weight:700;color:${INDIGO};${FACE}">${escapeHtml(mailTexts.brand)}</td>
</tr>
<tr>
<td style="padding:32px 28px 16px;background-color:${SURFACE};border:1px solid ${LINE};border-radius:12px">
${card.filter(Boolean).join('\n')}
</td>
</tr>
<tr>
<td style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:${INK_SOFT};${FACE}">${escapeHtml(mailTexts.signature)}<br>${escapeHtml(mailTexts.noReply)}${stop ? stopLink(stop) : ''}</td>
</tr>
</table>
</td>
</tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK};${FACE}">${escapeHtml(text)}</p>`;

// One letter's spacing of padding on the left balances the spacing after the last letter.
const codeBlock = (code: string) => `<${TABLE} width="100%" style="margin:8px 0 24px">
<tr>
<td align="center" style="padding:18px 8px 18px 16px;background-color:${INDIGO_WASH};border-radius:8px;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${INDIGO};${FIXED_FACE}">${escapeHtml(code)}</td>
</tr>
</table>`;

const button = ({ label, url }: NonNullable<Letter['action']>) => `<${TABLE} style="margin:8px 0 24px">
<tr>
<td align="center" style="background-color:${INDIGO};border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:700;color:#FFFFFF;text-decoration:none;${FACE}">${escapeHtml(label)}</a></td>
</tr>
</table>`;

const stopLink = ({ label, url }: NonNullable<Letter['stop']>) =>
  `<br><a href="${escapeHtml(url)}" style="color:${INDIGO}">${escapeHtml(label)}</a>`;

const linkByHand = (url: string) =>
  `<p style="margin:24px 0 16px;padding-top:16px;border-top:1px solid ${LINE};font-size:13px;line-height:1.6;color:${INK_SOFT};${FACE}">${escapeHtml(mailTexts.linkByHand)}<br><a href="${escapeHtml(url)}" style="color:${INDIGO};word-break:break-all">${escapeHtml(url)}</a></p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
