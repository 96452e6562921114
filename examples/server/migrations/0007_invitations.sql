CREATE TABLE "invitations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"invited_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_account_id_index" ON "invitations" USING btree ("account_id");--> statement-breakpoint
-- Everyone who was invited and has never logged in. When is known of links that still work: they last seven days, and
-- those of forgotten passwords an hour. For all others, the link has expired.
INSERT INTO "invitations" ("user_id", "account_id", "invited_at", "expires_at")
SELECT "users"."id", "users"."account_id", max("links"."expires_at") - interval '7 days', coalesce(max("links"."expires_at"), now())
FROM "users" LEFT JOIN "password_resets" "links" ON "links"."user_id" = "users"."id" AND "links"."expires_at" > now() + interval '1 hour'
WHERE "users"."last_signed_in_at" IS NULL AND "users"."partner_id" IS NULL
GROUP BY "users"."id";
