import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { supplierTexts } from '#contract/texts/users.ts';
import { SupplierRequestForm } from '#app/features/suppliers/supplier-request-form.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

export default function SupplierRequestPage() {
  const session = useSession();
  return (
    <FormPage title={supplierTexts.title} lead={supplierTexts.lead}>
      <PageHead title={supplierTexts.title} />
      {session?.roles.includes('SUPPLIER') && (
        <p className="rounded-md bg-moss-wash px-4 py-3 text-moss">
          {supplierTexts.alreadySupplier}{' '}
          <TextLink to={paths.topicSupplier}>{navigationTexts.topicSupplier}</TextLink>
        </p>
      )}
      <Card>
        <SupplierRequestForm email={session?.contactEmail ?? ''} onSent={goHome} />
      </Card>
    </FormPage>
  );
}

// A full page load, not client navigation (PRODUCT.md, Supplier requests).
const goHome = () => window.location.assign(paths.home);
