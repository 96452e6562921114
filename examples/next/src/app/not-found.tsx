import Link from 'next/link';

export default function NotFound() {
  return (
    <main className="content">
      <h1>There is nothing here</h1>
      <Link href="/">Back to the channels</Link>
    </main>
  );
}
