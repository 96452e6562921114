import type { CardStats } from 'chatdeck/model';
import { useState, type ReactNode } from 'react';
import { expose } from '../render/harness';
import { names, stats } from './cards';
import './plain-card.css';

interface PlainCardProps {
  id: number;
  name: string;
  stats: CardStats;
  chart: ReactNode;
}

/** The page of a peer that draws the chart alone. */
export function exposePlainCards(chartOf: (stats: CardStats) => ReactNode) {
  expose(() => <PlainCards chartOf={chartOf} />);
}

function PlainCards({ chartOf }: { chartOf(stats: CardStats): ReactNode }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <input type="search" aria-label="Find" value={query} onChange={(event) => setQuery(event.target.value)} />
      <ul className="cards">
        {names.map((name, index) => {
          const counts = stats[index];
          if (!counts || !name.includes(query)) return null;
          return <PlainCard key={name} id={index + 1} name={name} stats={counts} chart={chartOf(counts)} />;
        })}
      </ul>
    </>
  );
}

function PlainCard({ id, name, stats, chart }: PlainCardProps) {
  return (
    <li className="card">
      <div>
        <i /> <a href={`#/settings/${id}`}>{name}</a> <small>Online</small>
      </div>
      <p>
        {stats.today} today · {stats.last30Days} in 30 days · {stats.averagePerDay.toFixed(1)} a day
      </p>
      {chart}
    </li>
  );
}
