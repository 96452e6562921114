import type { InvoiceLine, InvoiceList } from '../../model/entities/invoice';
import type { Loadable } from '../../model/core/loadable';
import { useLabels } from '../../ui/theme/labels';
import type { DataTableColumn } from '../../ui/data-table/types';
import { useDates } from '../../ui/format/dates';
import { DocumentIcon } from '../../ui/base/icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ExternalLink } from '../../ui/base/link';
import { DataTable } from '../../ui/data-table/data-table';
import { useFormat } from '../../ui/format/format';
import { Button, Text, VisuallyHidden } from '../../ui/radix';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useMemo, useRef, useState } from 'react';
import { accountLabels, type AccountLabels } from './labels';
import { useMoney } from '../../ui/format/money';

/** How many are there before all are asked for. */
const RECENT = 5;
const noLines: InvoiceLine[] = [];

/** Invoices, newest first: the latest, and all of them behind a button. */
export function InvoiceTable({ invoices }: { invoices: Exclude<Loadable<InvoiceList>, { status: 'failed' }> }) {
  const labels = useLabels(accountLabels);
  const columns = useColumns();
  const { day } = useDates();
  const { lines, unreadable } = invoices.status === 'ready' ? invoices.data : { lines: noLines, unreadable: 0 };
  const { count } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = isWhole ? lines : lines.slice(0, RECENT);
  return (
    <div className="cd-invoices" ref={place} tabIndex={-1}>
      {invoices.status === 'ready' && invoices.problem && <StaleNotice problem={invoices.problem} />}
      <DataTable
        label={labels.invoices}
        columns={columns}
        rows={shown}
        rowKey={(line) => line.id}
        rowName={(line) => day(line.issuedAt)}
        loadingRows={invoices.status === 'loading' ? RECENT : undefined}
        empty={
          unreadable === 0 && (
            <EmptyState icon={<DocumentIcon size={24} />} title={labels.noInvoices}>
              {labels.noInvoicesText}
            </EmptyState>
          )
        }
      />
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unreadableInvoices(unreadable)}
        </Text>
      )}
      {shown.length < lines.length && (
        <div className="cd-pager">
          <Text as="p" size="2" color="gray" className="cd-numbers">
            {labels.invoicesShown(count(shown.length), count(lines.length))}
          </Text>
          <Button
            type="button"
            variant="outline"
            color="gray"
            onClick={() => {
              setWhole(true);
              // The button is gone with this press.
              place.current?.focus();
            }}
          >
            {labels.showAllInvoices}
          </Button>
        </div>
      )}
    </div>
  );
}

function useColumns(): DataTableColumn<InvoiceLine>[] {
  const labels = useLabels(accountLabels);
  const money = useMoney();
  const { day } = useDates();
  return useMemo(
    () => [
      { key: 'date', header: labels.date, cell: (line) => <span className="cd-numbers">{day(line.issuedAt)}</span> },
      { key: 'description', header: labels.description, cell: (line) => chargeText(line, labels) },
      { key: 'amount', header: labels.amount, align: 'end', cell: (line) => money(line.amount) },
      {
        key: 'document',
        header: labels.document,
        align: 'end',
        cell: (line) =>
          line.url === undefined ? labels.noDocument : <ViewLink url={line.url} date={day(line.issuedAt)} />,
      },
    ],
    [labels, money, day],
  );
}

function ViewLink({ url, date }: { url: string; date: string }) {
  const labels = useLabels(accountLabels);
  return (
    <ExternalLink href={url}>
      <span aria-hidden="true">{labels.view}</span>
      <VisuallyHidden>{labels.viewInvoice(date)}</VisuallyHidden>
    </ExternalLink>
  );
}

function chargeText({ charge }: InvoiceLine, labels: AccountLabels): string {
  if (charge.kind === 'single') return labels.singleCharge;
  return charge.label ? labels.planCharge(charge.label) : labels.formerPlan;
}
