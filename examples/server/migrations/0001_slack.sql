CREATE TABLE "team_grants" (
	"team_id" text NOT NULL,
	"holder" text NOT NULL,
	"scopes" text[] NOT NULL,
	CONSTRAINT "team_grants_team_id_holder_pk" PRIMARY KEY("team_id","holder")
);
--> statement-breakpoint
CREATE TABLE "team_installs" (
	"account_id" bigint NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"bot_key" text NOT NULL,
	"user_key" text NOT NULL,
	CONSTRAINT "team_installs_account_id_team_id_pk" PRIMARY KEY("account_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_installs" ADD CONSTRAINT "team_installs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_visits_expires_at_index" ON "team_visits" USING btree ("expires_at");