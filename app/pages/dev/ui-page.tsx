import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ContentSpecimens } from './content-specimens.tsx';
import { ControlSpecimens } from './control-specimens.tsx';
import { FeedbackSpecimens } from './feedback-specimens.tsx';

/** Every component of the design system in all its states. */
export default function UiPage() {
  return (
    <Page title="Bộ giao diện" lead="Mọi thành phần, mọi trạng thái, cả nền sáng lẫn nền tối.">
      <PageHead title="Bộ giao diện" />
      <div className="grid gap-12">
        <ControlSpecimens />
        <ContentSpecimens />
        <FeedbackSpecimens />
      </div>
    </Page>
  );
}
