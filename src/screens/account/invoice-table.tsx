import type { InvoiceLine, InvoiceList } from '../../model/entities/invoice';
import type { Loadable } from '../../model/core/loadable';
import { useLabels } from '../../ui/theme/labels';
import type { DataTableColumn } from '../../ui/data-table/types';
import { useDates } from '../../ui/format/dates';
import { DocumentIcon } from '../../ui/base/icons';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ExternalLink } from '../../ui/base/link';
import { PagedTable } from '../../ui/data-table/paged-table';
import { VisuallyHidden } from '../../ui/radix';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useMemo } from 'react';
import { accountLabels, type AccountLabels } from './labels';
import { useMoney } from '../../ui/format/money';

const PAGE_SIZE = 12;
const noLines: InvoiceLine[] = [];

/** Invoices, newest first, a year of months to a page. */
export function InvoiceTable({ invoices }: { invoices: Exclude<Loadable<InvoiceList>, { status: 'failed' }> }) {
  const labels = useLabels(accountLabels);
  const columns = useColumns();
  const { day } = useDates();
  const { lines, unreadable } = invoices.status === 'ready' ? invoices.data : { lines: noLines, unreadable: 0 };
  return (
    <>
      {invoices.status === 'ready' && invoices.problem && <StaleNotice problem={invoices.problem} />}
      <PagedTable
        label={labels.invoices}
        columns={columns}
        rows={lines}
        pageSize={PAGE_SIZE}
        rowKey={(line) => line.id}
        rowName={(line) => day(line.issuedAt)}
        loadingRows={invoices.status === 'loading' ? 3 : undefined}
        empty={
          unreadable === 0 && (
            <EmptyState icon={<DocumentIcon size={24} />} title={labels.noInvoices}>
              {labels.noInvoicesText}
            </EmptyState>
          )
        }
        remark={unreadable > 0 ? labels.unreadableInvoices(unreadable) : undefined}
      />
    </>
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
