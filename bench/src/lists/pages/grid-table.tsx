import type { ComparedWidget, RowDifference } from 'chatdeck/model';
import { flexRender, getCoreRowModel, useReactTable, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { expose } from '../../render/harness';
import '../plain-grid.css';
import { lineHeight, nameOf, rows, valueOf, widgets } from '../settings';

const columns: ColumnDef<RowDifference>[] = [
  { id: 'setting', header: 'Setting', accessorFn: nameOf },
  ...widgets.map((widget: ComparedWidget): ColumnDef<RowDifference> => ({
    id: String(widget.widgetId),
    header: widget.name,
    accessorFn: (row) => valueOf(row, widget),
  })),
];

/** As the library's example of virtual rows. */
function Settings() {
  const box = useRef<HTMLDivElement>(null);
  const table = useReactTable({ data: rows, columns, getCoreRowModel: getCoreRowModel() });
  const lines = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: lines.length,
    estimateSize: () => lineHeight,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  return (
    <div ref={box} className="grid">
      <div className="grid-area" style={{ blockSize: virtual.getTotalSize() + lineHeight }}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} className="grid-line grid-head">
            {group.headers.map((header, index) => (
              <div key={header.id} className={index === 0 ? 'grid-side' : 'grid-cell'}>
                {flexRender(header.column.columnDef.header, header.getContext())}
              </div>
            ))}
          </div>
        ))}
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <div
                key={line.id}
                className="grid-line"
                style={{ position: 'absolute', insetBlockStart: start + lineHeight }}
              >
                {line.getVisibleCells().map((cell, at) => (
                  <div key={cell.id} className={at === 0 ? 'grid-side' : 'grid-cell'}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

expose(() => <Settings />);
