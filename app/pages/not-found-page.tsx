import { data } from 'react-router';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';

// A wrong address is a real 404, in the browser as on the server.
const refuse = () => {
  throw data(null, { status: 404 });
};
export const loader = refuse;
export const clientLoader = refuse;

export default function NotFoundPage() {
  return <NotFound />;
}

export function NotFound() {
  return (
    <section className="container-page grid max-w-3xl justify-items-center gap-5 py-16 text-center">
      <PageHead title={uiTexts.notFoundTitle} />
      <BrokenBridge className="w-64 text-indigo" />
      <p className="text-sm font-bold text-vermilion tabular-nums">404</p>
      <h1 className="text-3xl font-bold">{uiTexts.notFoundTitle}</h1>
      <p className="max-w-[46ch] text-ink-soft">{uiTexts.notFoundText}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.search}>{navigationTexts.search}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.home}>
          {uiTexts.backHome}
        </ButtonLink>
      </div>
    </section>
  );
}
