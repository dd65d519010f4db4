import slices from '@fontsource-variable/noto-sans-jp/wght.css?url';

/**
 * Full and PostScript names of the Japanese fonts that systems bring along: macOS and iOS, Windows, Android and Linux.
 * Android does not offer its font by a family name, only by these.
 */
const FONTS_OF_SYSTEMS = [
  'Hiragino Sans W3',
  'HiraginoSans-W3',
  'Hiragino Kaku Gothic ProN W3',
  'HiraKakuProN-W3',
  'Yu Gothic UI Regular',
  'YuGothicUI-Regular',
  'Yu Gothic Regular',
  'YuGothic-Regular',
  'Meiryo',
  'MS Gothic',
  'MS-Gothic',
  'Noto Sans CJK JP',
  'Noto Sans CJK JP Regular',
  'NotoSansCJKjp-Regular',
  'NotoSansCJKJP-Regular',
  'Noto Sans JP',
  'Noto Sans JP Regular',
  'NotoSansJP-Regular',
  'Source Han Sans JP Regular',
  'SourceHanSansJP-Regular',
  'IPAexGothic',
  'IPAGothic',
  'TakaoGothic',
  'VL Gothic',
];

const LOCAL_FONTS = FONTS_OF_SYSTEMS.map((name) => `local('${name}')`).join(',');

/**
 * Loads the style sheet of our Japanese font if the system has none. Until then Japanese is transparent (theme.css), so
 * that nobody sees boxes. Serialized with `toString`: it must not use anything from outside its own body.
 */
function loadMissingFont(localFonts: string, styleSheet: string): void {
  const load = () => {
    const { dataset } = document.documentElement;
    const link = document.createElement('link');
    const show = () => void delete dataset['japaneseFont'];
    dataset['japaneseFont'] = 'loading';
    Object.assign(link, { rel: 'stylesheet', href: styleSheet, onload: show, onerror: show });
    document.head.append(link);
  };
  // Finding a local font needs no request.
  if ('FontFace' in window) new FontFace('Japanese of the system', localFonts).load().catch(load);
}

/** For the head of the document. */
export const japaneseFontScript = `(${loadMissingFont})(${JSON.stringify(LOCAL_FONTS)},${JSON.stringify(slices)})`;
