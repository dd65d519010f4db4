import { paths } from '#contract/paths.ts';
import { codeLibraries, dataSources, sourcesTexts as texts } from '#contract/texts/sources.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { SeeAlso } from '#app/ui/layout/see-also.tsx';
import { TextLink } from '#app/ui/link.tsx';

const SEE_ALSO = [
  { to: paths.privacy, label: texts.toPrivacy },
  { to: paths.feedback, label: texts.toFeedback },
];

export default function SourcesPage() {
  return (
    <Page title={texts.title} lead={texts.lead} narrow>
      <PageHead title={texts.title} description={texts.description} path={paths.sources} />
      <div className="grid gap-10">
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{texts.othersHeading}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {dataSources.map(({ name, url, by, what, packages, licences }) => (
              <li key={name} className="grid gap-1 px-5 py-3">
                <h3 className="text-lg">
                  <OutwardLink name={name} url={url} />
                </h3>
                <p>{what}</p>
                <p className="text-sm text-ink-soft">{by}</p>
                <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
                  {texts.licence}
                  {licences.map((licence) => (
                    <OutwardLink key={licence.url} {...licence} />
                  ))}
                </p>
                <p className="text-sm text-ink-soft">
                  {texts.packages} <code className="wrap-anywhere">{packages.join(', ')}</code>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl font-bold">{texts.ownHeading}</h2>
          <p className="max-w-[60ch]">{texts.ownText}</p>
        </section>
        <CodeLibraries />
        <SeeAlso title={texts.seeAlso} links={SEE_ALSO} />
      </div>
    </Page>
  );
}

function CodeLibraries() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{texts.codeHeading}</h2>
      <p className="max-w-[60ch]">{texts.codeText}</p>
      <dl className="grid gap-3">
        {codeLibraries.map(({ licence, names }) => (
          <div key={licence} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-bold">{licence}</dt>
            <dd className="text-ink-soft">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OutwardLink({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <TextLink to={url} rel="noreferrer" className="inline-flex min-h-11 min-w-11 items-center">
      {name}
    </TextLink>
  );
}
