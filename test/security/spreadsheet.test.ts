import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, readAnswer, toCsv } from 'chatdeck/model';
import { csvText, readCsvText } from 'chatdeck/model/csv/csv';
import { writeOverview } from 'chatdeck/model/reports/files/overview';
import { historyWriter } from 'chatdeck/model/reports/history-file';
import { makeChat, makeChatFigures } from 'chatdeck/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inertJson } from '../../src/model/reports/inert-json';
import { plainCells, riskyCells } from './cells';

const all = [...riskyCells, ...plainCells];
const rowsOf = (texts: readonly string[]) => texts.map((text) => ['row', text, text, 'end']);

it('is tried with enough cells', () => {
  expect(riskyCells.length).toBeGreaterThanOrEqual(254);
});

describe('a text in a CSV file', () => {
  it.each([
    ['commas', ','],
    ['commas and semicolons', ',;'],
    ['commas and tabs', ',\t'],
    ['commas, semicolons, and tabs', ',;\t'],
  ])('begins no formula where a spreadsheet splits at %s', (_, separators) => {
    for (const text of riskyCells) {
      for (const cell of readAs(toCsv(rowsOf([text])), separators)) expect(beginsFormula(cell), text).toBe(false);
    }
  });

  it('comes back to the letter', () => {
    for (const text of all) expect(readCsvText(csvText(text))).toBe(text);
    const cells = readAs(toCsv(rowsOf(all)), ',', true);
    expect(cells.map(readCsvText)).toEqual(rowsOf(all).flat());
  });

  it('stays as it is where nothing runs, plain numbers and telephone numbers included', () => {
    for (const text of plainCells) expect(csvText(text)).toBe(text);
  });

  it('has one guard at most, at its start', () => {
    for (const text of riskyCells) expect([text, `'${text}`]).toContain(csvText(text));
  });

  it('is quoted whole where a separator could split it', () => {
    const divisible = all.filter((text) => /[,;\t\r\n]/.test(text));
    expect(divisible.length).toBeGreaterThan(100);
    for (const text of divisible) expect(toCsv([[text]])).toMatch(/^"(?:[^"]|"")*"\r\n$/);
  });

  it('is made safe immediately, however long it is', () => {
    for (const part of ['\n', ';', "'", '"', ' ', ';"', '\t=', '-1,', '+1 ']) {
      const long = part.repeat(200_000 / part.length);
      expect(readCsvText(csvText(long)) === long).toBe(true);
    }
  });
});

describe('a text in a JSON file', () => {
  it('begins no formula where a spreadsheet opens the file as cells, and is the same to every program', () => {
    const value = { list: all, ...Object.fromEntries(all.map((text, index) => [`${index}${text}`, { [text]: text }])) };
    for (const indent of [undefined, 2]) {
      const json = inertJson(value, indent);
      expect(JSON.parse(json)).toEqual(value);
      for (const separators of [',', ';', '\t', ',;\t']) {
        expect(readAs(json, separators).filter(beginsFormula)).toEqual([]);
      }
    }
  });
});

/** A report's download, with a hostile text in every text field. */
function downloads(text: string) {
  const head = { dates: { start: '2025-06-01', end: '2025-06-30' }, zone: 'Europe/Berlin', filters: { q: text } };
  const widget = { id: text, name: text };
  const period = { dates: head.dates, line: head.dates, untilNow: false, scale: 1 };
  const chat = makeChat({
    ...{ title: text, channelUrl: text, channelName: text, agentName: text, agentAvatarUrl: text, chatFeedback: text },
    visitor: { name: text, email: text, avatarUrl: text, location: text, currentPage: text, identUserId: text },
  });
  chat.visitor.identTraits = JSON.stringify({ [text]: text });
  const { chats } = readAnswer(calls.chatsReport.answer, { chats: [chat], totalChats: 1 });
  const figures = makeChatFigures({ agentName: text });
  const overview = readAnswer(calls.overviewReport.answer, { totalStats: figures, stats: [figures] });
  return (['csv', 'json'] as const).flatMap((format) => {
    const writer = historyWriter(format, head);
    const history = [writer.begin(), writer.beginWidget(widget, 0), writer.chats(chats, widget, 0), writer.endWidget()];
    return [
      [...history, writer.end()].join(''),
      writeOverview(format, { ...head, now: 0, period }, [{ widget, data: { figures: overview } }]),
    ];
  });
}

it('no report runs anything that people wrote', () => {
  for (const text of riskyCells) {
    for (const file of downloads(text)) {
      // The first cell of a line of our CSV is a widget's name, and so made safe; what follows it is looked at here.
      for (const cell of readAs(file, ',')) expect(beginsFormula(cell), text).toBe(false);
      for (const cell of readAs(file, ',;\t')) expect(beginsFormula(cell), text).toBe(false);
    }
  }
});

const soffice = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);
if (isWhole && !soffice) console.warn('LibreOffice is not installed: what it makes of downloads is not checked.');

describe.skipIf(!isWhole || !soffice)('LibreOffice', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chatdeck-cells-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The sheet it makes of a file with formulas enabled, as XML. */
  function open(text: string, separators: string): string {
    const codes = [...separators].map((separator) => separator.charCodeAt(0)).join('/');
    writeFileSync(join(folder, 'file.csv'), text);
    const filter = `--infilter=Text - txt - csv (StarCalc):${codes},34,76,1,,0,false,true,false,false,false,0,true`;
    const home = `-env:UserInstallation=file://${folder}/home`;
    const args = [home, '--headless', filter, '--convert-to', 'fods', '--outdir', folder, join(folder, 'file.csv')];
    const { status, stderr } = spawnSync(soffice ?? '', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return readFileSync(join(folder, 'file.fods'), 'utf8');
  }
  const formulasIn = (sheet: string) => sheet.match(/table:formula="[^"]*"/g) ?? [];

  it('runs formulas that nothing makes safe, so that this test would see one', { timeout: 120_000 }, () => {
    const raw = all.filter((text) => !/[\p{Cc}"]/u.test(text)).map((text) => `row,"${text}",end`);
    expect(formulasIn(open(raw.join('\r\n'), ',')).length).toBeGreaterThan(15);
    expect(formulasIn(open(JSON.stringify(['x', ...all]), ',')).length).toBeGreaterThan(0);
  });

  it.each([',', ',;', ',;\t'])('runs nothing where it splits at %j', { timeout: 240_000 }, (separators) => {
    expect(formulasIn(open(toCsv(rowsOf(all)), separators))).toEqual([]);
    expect(formulasIn(open(inertJson(['x', ...all], 2), separators))).toEqual([]);
    const files = ["=cmd|'/C calc'!A0", 'a;=1+1\n+A1\t@SUM(A1)'].flatMap(downloads);
    expect(formulasIn(open(files.join('\n'), separators))).toEqual([]);
  });

  it('shows each text as it was written, but for the apostrophes', { timeout: 120_000 }, () => {
    const shown = riskyCells.filter((text) => text.length < 1000 && /^[\p{L}=+@#(＝＋][^\p{Cc}\s]*$/u.test(text));
    const texts = open(toCsv(shown.map((text) => ['row', text, 'end'])), ',').match(/<text:p>[^<]*<\/text:p>/g) ?? [];
    const read = texts.map((xml) => readCsvText(decoded(xml.replace(/<[^>]*>/g, '')))).filter((_, at) => at % 3 === 1);
    expect(shown.length).toBeGreaterThan(60);
    expect(read).toEqual(shown);
  });
});

function decoded(xml: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return xml.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
}

/** Whether a spreadsheet could take a cell for more than a text: plain numbers begin with a sign as well. */
function beginsFormula(cell: string): boolean {
  if (/^[-+][\d .,()]+$/.test(cell)) return !plainCells.includes(cell);
  const [first = ''] = cell.replace(/^["\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u, '').normalize('NFKC');
  return /[=+\-@−]/.test(first);
}

/** The cells of a file as a spreadsheet splits it: a quote counts only where it begins a cell. */
function readAs(file: string, separators: string, isExact = false): string[] {
  const cells: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separators}\\r\\n]*)(\\r\\n|[${separators}\\r\\n]|$)`, 'y');
  while (cell.lastIndex < file.length) {
    const [, quoted, rest = ''] = cell.exec(file) ?? [];
    cells.push(`${(quoted ?? '').replaceAll('""', '"')}${rest}`);
  }
  return isExact ? cells : cells.filter((text) => text !== '');
}
