import { dataSources, sourcesTexts } from '#contract/texts/sources.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { TextLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';

export default function SourcesPage() {
  return (
    <Page title={sourcesTexts.title} lead={sourcesTexts.lead} narrow>
      <PageHead title={sourcesTexts.title} description={sourcesTexts.description} path={paths.sources} />
      <div className="grid gap-10">
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{sourcesTexts.othersHeading}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {dataSources.map(({ name, url, by, what, licences }) => (
              <li key={name} className="grid gap-1 px-5 py-3">
                <h3 className="text-lg">
                  <OutwardLink name={name} url={url} />
                </h3>
                <p>{what}</p>
                <p className="text-sm text-ink-soft">{by}</p>
                <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
                  {sourcesTexts.licence}
                  {licences.map((licence) => (
                    <OutwardLink key={licence.url} {...licence} />
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{sourcesTexts.ownHeading}</h2>
          <p className="max-w-[60ch]">{sourcesTexts.ownText}</p>
        </section>
      </div>
    </Page>
  );
}

function OutwardLink({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <TextLink to={url} rel="noreferrer" className="inline-flex min-h-11 min-w-11 items-center">
      {name}
    </TextLink>
  );
}
