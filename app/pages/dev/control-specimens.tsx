import { LogOut, Search, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { buttonStyles } from '#app/ui/button-styles.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, Field, Select, TextArea } from '#app/ui/forms/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { Specimen } from './specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ControlSpecimens() {
  const [tab, setTab] = useState<'topics' | 'lessons'>('topics');
  const [page, setPage] = useState(2);
  return (
    <>
      <Specimen name="Button">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Kiểm tra</Button>
            <Button variant={variant} icon={<Search className="size-4" />}>
              Tra từ
            </Button>
            <Button variant={variant} disabled>
              Đang tắt
            </Button>
            <Button variant={variant} busyLabel="Đang gửi…">
              Gửi
            </Button>
            <Button variant={variant} size="small">
              Nhỏ
            </Button>
            <Button variant={variant} size="large">
              Lớn
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="IconButton, Link">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Cài đặt" icon={<Settings />} />
          <IconButton label="Xóa" icon={<Trash2 />} disabled />
          <TextLink to={paths.exercises}>Liên kết trong câu</TextLink>
          {VARIANTS.map((variant) => (
            <ButtonLink key={variant} variant={variant} to={paths.search}>
              Liên kết dạng nút
            </ButtonLink>
          ))}
        </div>
      </Specimen>
      <Specimen name="Field, TextArea, Select, Checkbox">
        <div className="grid max-w-2xl gap-5 sm:grid-cols-2">
          <Field label="Tên danh mục" placeholder="Ví dụ: Ở công ty" hint="Tối đa 60 ký tự." />
          <Field label="E-mail" defaultValue="lan@" error="E-mail không đúng dạng ten@mien.vn." />
          <Field label="E-mail đã xác thực" defaultValue="lan@vi.vn" readOnly />
          <Field label="Số điện thoại" disabled />
          <Select label="Trình độ" defaultValue="N5">
            {ITEM_LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </Select>
          <div className="flex flex-wrap gap-x-6">
            <Checkbox label="USER" defaultChecked />
            <Checkbox label="SUPPLIER" />
            <Checkbox label="QC" disabled />
            <Checkbox label="ADMIN" defaultChecked disabled />
          </div>
          <Select label="Cấp độ bài" error="Cấp độ bài không được bỏ trống.">
            <option value="">Chọn cấp độ</option>
          </Select>
          <Select label="Chủ đề" disabled>
            <option>Đời sống hằng ngày</option>
          </Select>
          <TextArea label="Góp ý" placeholder="Bạn thích gì, vướng ở đâu?" hint="Tối đa 2.000 ký tự." />
          <TextArea label="Bình luận" defaultValue="" error="Vui lòng nhập nội dung bình luận!" />
          <TextArea label="Gợi ý" defaultValue="Mốc giờ cần một trợ từ." disabled />
        </div>
      </Specimen>
      <Specimen name="Menu">
        <div>
          <Menu
            className={buttonStyles('secondary')}
            entries={[
              { kind: 'note', label: 'Xin chào, lan@vi.vn' },
              { kind: 'line' },
              { kind: 'link', to: paths.changePassword, label: 'Đổi mật khẩu', icon: <Settings /> },
              { kind: 'action', label: 'Đăng xuất', icon: <LogOut />, onSelect: () => {} },
            ]}
          >
            Mở menu
          </Menu>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Nội dung"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'topics', label: 'Chủ đề', content: 'Danh sách chủ đề' },
            { value: 'lessons', label: 'Bài học và câu', content: 'Danh sách bài học' },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={page} pages={9} onChange={setPage} />
        <Pagination page={1} pages={2} onChange={setPage} />
        <Pagination page={2} pages={2} onChange={setPage} />
      </Specimen>
    </>
  );
}
