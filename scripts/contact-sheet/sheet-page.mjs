// A page of thumbnails with captions. Long screens are cut off at the bottom; a click opens the whole picture.
const STYLE = `
  body { margin: 16px; font: 12px/1.4 sans-serif; background: #888; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; background: #fff; padding: 6px; }
  img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; }
  figcaption { margin-top: 6px; overflow-wrap: anywhere; }
`;

/** As HTML: pictures are `{ file, caption }`, in the same folder. */
export const sheetPage = (pictures) => `<!doctype html>
<meta charset="utf-8">
<title>Kakehashi: contact sheet</title>
<style>${STYLE}</style>
<main>
${pictures.map(figure).join('\n')}
</main>
`;

const figure = ({ file, caption }) =>
  `<figure><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt=""></a><figcaption>${escaped(caption)}</figcaption></figure>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
