import { itemAdminTexts } from '#contract/texts/items.ts';
import { ItemAdmin } from '#app/features/item-admin/item-admin.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';

export default function ItemAdminPage() {
  return (
    <Page title={itemAdminTexts.title} lead={itemAdminTexts.lead}>
      <PageHead title={itemAdminTexts.title} />
      <ItemAdmin />
    </Page>
  );
}
