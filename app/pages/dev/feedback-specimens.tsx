import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import Alert from '#app/ui/overlays/alert.tsx';
import Confirm from '#app/ui/overlays/confirm.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { Specimen } from './specimen.tsx';

type Open = 'dialog' | 'confirm' | 'danger' | 'alert' | null;

export function FeedbackSpecimens() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen name="Dialog, Confirm, Alert">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Mở hộp thoại
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Hỏi lại
          </Button>
          <Button variant="danger" onClick={() => setOpen('danger')}>
            Hỏi trước khi xóa
          </Button>
          <Button variant="secondary" onClick={() => setOpen('alert')}>
            Báo một điều
          </Button>
        </div>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={(next) => !next && close()}
          title="Lưu vào sổ tay"
          description="Chọn một danh mục hoặc tạo danh mục mới."
          actions={<Button onClick={close}>Lưu</Button>}
        >
          <Field label="Tên danh mục" />
        </Dialog>
        <Confirm
          open={open === 'confirm'}
          question="Bạn muốn đăng xuất?"
          confirmLabel="Đăng xuất"
          onConfirm={close}
          onCancel={close}
        />
        <Confirm
          open={open === 'danger'}
          question="Xóa từ 勉強?"
          explanation="Từ này cũng sẽ mất khỏi sổ tay của mọi người."
          confirmLabel="Xóa"
          dangerous
          onConfirm={close}
          onCancel={close}
        />
        {open === 'alert' && <Alert message="Email đã được gửi thành công!" onClose={close} />}
      </Specimen>
      <Specimen name="Toast">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => showToast('Đã thêm vào danh mục yêu thích', 'success')}>
            Thành công
          </Button>
          <Button variant="secondary" onClick={() => showLongToast('Từ này đã có trong danh mục', 'error')}>
            Lỗi, 5 giây
          </Button>
          <Button variant="secondary" onClick={() => showToast('Đã chép đường dẫn')}>
            Tin thường
          </Button>
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-24" />
        <ListSkeleton rows={2} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title="Sổ tay còn trống"
          actions={<Button>Tra một từ</Button>}
        >
          Khi tra một từ đáng nhớ, hãy lưu nó vào một danh mục.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          message="Không tải được dữ liệu. Vui lòng kiểm tra kết nối rồi thử lại."
          onRetry={() => showToast('Đang thử lại…')}
        />
      </Specimen>
    </>
  );
}
