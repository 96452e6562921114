import type { HistoryChat } from 'chatdeck/model';
import { makeChat, makeHistoryPage } from 'chatdeck/testing';
import type { ReactNode } from 'react';
import { size } from './size';

const agents = ['Dana Whitfield', 'Luis Ferreira', ''];
const samples = Array.from({ length: size }, (_, index) =>
  makeChat({
    startedAt: new Date(Date.UTC(2025, 5, 16, 18) - index * 900_000).toISOString(),
    agentName: agents[index % agents.length] ?? '',
    chatRating: index % 3 === 0 ? 'up' : null,
    chatFeedback: index % 5 === 0 ? 'Quick and friendly, thank you!' : '',
    visitor: { name: `Visitor ${index + 1}`, location: 'Lisbon, Portugal' },
  }),
);

export const page = makeHistoryPage(samples);

export interface Column {
  key: string;
  header: string;
  cell(chat: HistoryChat): ReactNode;
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The columns of the history in plain elements; every table here shows these cells. */
export const columns: Column[] = [
  {
    key: 'started',
    header: 'Started',
    cell: ({ startedAt, location }) => (
      <span>
        <time>{startedAt !== null && time.format(startedAt)}</time>
        <small>{location}</small>
      </span>
    ),
  },
  {
    key: 'visitor',
    header: 'Visitor',
    cell: ({ visitor, channel }) => (
      <span>
        <b>{visitor.name}</b>
        {channel && <a href={channel.href}>#{channel.text}</a>}
        <button type="button">More</button>
      </span>
    ),
  },
  {
    key: 'agent',
    header: 'Agent',
    cell: ({ agent, replySeconds }) => (
      <span>
        {agent?.name ?? 'Missed chat'}
        <small>{replySeconds === null ? 'No reply' : `Replied in ${replySeconds} s`}</small>
      </span>
    ),
  },
  { key: 'rating', header: 'Rated', cell: ({ rating }) => <span>{rating ?? '–'}</span> },
  { key: 'feedback', header: 'Feedback', cell: ({ feedback }) => <span>{feedback || '–'}</span> },
];
