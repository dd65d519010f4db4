import { ITEM_LEVELS, LESSON_LEVELS } from '#contract/levels.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LessonLevelBadge, LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { SideBySide } from '#app/ui/layout/side-by-side.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import { Specimen } from './specimen.tsx';

const RANK_COLUMNS = [
  { key: 'place', heading: 'Hạng', cell: ({ place }: Rank) => place },
  { key: 'name', heading: 'Tên', cell: ({ name }: Rank) => name },
  { key: 'score', heading: 'Điểm', cell: ({ score }: Rank) => score, align: 'end' as const },
];
const HEADWORD = parseRuby('勉[べん]強[きょう]');
const EXAMPLE = parseRuby('毎晩[まいばん]日本語[にほんご]を勉強[べんきょう]しています。');
const TONES = ['neutral', 'indigo', 'moss', 'amber', 'error', 'vermilion'] as const;
interface Rank {
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

const RANKS: readonly Rank[] = [
  { place: 1, name: 'Ngọc Lan', score: 1920 },
  { place: 2, name: 'Minh Quân', score: 1480 },
  { place: 3, name: 'Thu Hà', score: 1215 },
];

export function ContentSpecimens() {
  return (
    <>
      <Specimen name="Type">
        <p className="text-hero font-bold tracking-tight">Cầu nối tiếng Nhật</p>
        <p className="text-3xl font-bold">Tiêu đề trang</p>
        <p className="text-2xl font-bold">Tiêu đề khối</p>
        <p className="text-xl font-bold">Tiêu đề thẻ</p>
        <p className="text-lg">Câu dẫn của một trang, đọc thoải mái trên điện thoại.</p>
        <p>Chữ thường: Khoảng 60% từ vựng tiếng Nhật ghép từ chữ Hán.</p>
        <p className="text-sm text-ink-soft">Chữ phụ: 3 giáo trình</p>
      </Specimen>
      <Specimen name="JapaneseText">
        <JapaneseText className="text-headword font-bold">{HEADWORD}</JapaneseText>
        <JapaneseText className="text-lg leading-loose">{EXAMPLE}</JapaneseText>
        <JapaneseText showReading={false}>{EXAMPLE}</JapaneseText>
        <span className="han-viet text-vermilion">Miễn cưỡng</span>
      </Specimen>
      <Specimen name="Badge, LevelBadge, LessonLevelBadge">
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              Động từ
            </Badge>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {ITEM_LEVELS.map((level) => (
            <LevelBadge key={level} level={level} />
          ))}
          <span className="seal size-8 text-sm font-bold">N5</span>
        </div>
        <div className="flex flex-wrap gap-2">
          {LESSON_LEVELS.map((level) => (
            <LessonLevelBadge key={level} level={level} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Card, Avatar, Progress">
        <Card className="flex items-center gap-4">
          <Avatar name="lan@vi.vn" />
          <Avatar name="Lan" image="/apple-touch-icon.png" />
          <div className="grid flex-1 gap-2">
            <b>Buổi sáng</b>
            <Progress label="Câu 3 / 8" value={3} max={8} />
          </div>
        </Card>
      </Specimen>
      <Specimen name="Table">
        <Table caption="Xếp hạng" rows={RANKS} rowKey={({ place }) => place} columns={RANK_COLUMNS} />
        <Table
          caption="Xếp hạng, chưa có ai"
          rows={[]}
          rowKey={({ place }) => place}
          columns={RANK_COLUMNS}
        />
      </Specimen>
      <Specimen name="SideBySide">
        <SideBySide
          beforeLabel="Bản 1"
          afterLabel="Bản 2"
          fields={[
            { name: 'Câu tiếng Việt', before: 'Tôi uống nước.', after: 'Tôi uống trà nóng.' },
            { name: 'Câu tiếng Nhật', before: '水を飲みます。', after: 'お茶を飲みます。', japanese: true },
            { name: 'Đáp án khác', before: ['水を飲む。'], after: ['お茶を飲む。'], japanese: true },
            { name: 'Ảnh', before: '/images/topics/1.svg', after: '/images/topics/3.svg', picture: true },
            { name: 'Gợi ý', before: 'Trợ từ.', after: 'Trợ từ.' },
          ]}
        />
        <SideBySide
          beforeLabel=""
          afterLabel="Bản mới"
          fields={[{ name: 'Câu tiếng Việt', before: null, after: 'Tôi uống nước.' }]}
        />
      </Specimen>
    </>
  );
}
