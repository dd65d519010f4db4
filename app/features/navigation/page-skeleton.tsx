import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';

/** The outline of any page. */
export function PageSkeleton() {
  return (
    <div className="container-page py-8 sm:py-12">
      <ListSkeleton rows={4} className="h-24" />
    </div>
  );
}
